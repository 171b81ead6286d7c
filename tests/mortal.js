// The worker program with a weakness, for tests: a message on the channel "mortal" ends it in the middle of its thoughts.
// "throw" ends it with an error that the page hears, "close" without a word.
const channel = new BroadcastChannel("mortal");
channel.onmessage = ({ data }) => {
  if (data === "close") self.close();
  if (data === "throw") throw new Error("it died");
};
importScripts(self.origin + "/target/test-worker/thinker.js");
