// The worker program with a weakness, for tests: a message on the channel "mortal" reaches it in the middle of its
// thoughts. "throw" is an error of which the page hears, "close" ends it without a word.
const channel = new BroadcastChannel("mortal");
channel.onmessage = ({ data }) => {
  if (data === "close") self.close();
  if (data === "throw") throw new Error("it died");
};
importScripts(self.origin + "/target/test-worker/thinker.js");
