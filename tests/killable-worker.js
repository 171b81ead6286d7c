// The worker program for tests that kill it during a search, with a message on the channel "killable-worker": "throw" is an error
// that the page is told of, "close" ends the worker silently.
const channel = new BroadcastChannel("killable-worker");
channel.onmessage = ({ data }) => {
  if (data === "close") self.close();
  if (data === "throw") throw new Error("it died");
};
importScripts(self.origin + "/target/test-worker/thinker.js");
