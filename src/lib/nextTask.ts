/**
 * Resolves in a task of its own, so that the browser can paint and answer a visitor in between. By a message, which no
 * browser holds back as it does timers that follow each other.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
