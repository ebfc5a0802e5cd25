/** Resolves in a task of its own: what the page has to do meanwhile, a touch before all, is not kept waiting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // A timer would wait four milliseconds, and longer in a page that is hidden.
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
