/** A tab that is not looked at draws no frames. */
const LONGEST_MS = 200;

/** Calls once when the next frame is on the screen: a task queued in a frame runs after it. Gives back what calls it now. */
export const afterPaint = (task: () => void): (() => void) => {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  });
  setTimeout(run, LONGEST_MS);
  return run;
};
