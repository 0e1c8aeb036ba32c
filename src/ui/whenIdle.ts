/** Safari cannot tell when it is idle. */
const SOON_MS = 200;

/** Calls when the browser has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, SOON_MS);
};
