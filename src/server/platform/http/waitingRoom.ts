export interface WaitingRoom {
  /** Resolves when there is room for so many bytes, in the order of asking. */
  enter: (bytes: number) => Promise<void>;
  leave: (bytes: number) => void;
}

/** Room for `limit` bytes; whoever finds too little of it waits. More than the limit gets in when nobody else is there. */
export const waitingRoom = (limit: number): WaitingRoom => {
  const waiting: { bytes: number; enter: () => void }[] = [];
  let used = 0;
  const fits = (bytes: number): boolean => used === 0 || used + bytes <= limit;
  return {
    enter: (bytes) =>
      new Promise((enter) => {
        if (waiting.length > 0 || !fits(bytes)) {
          waiting.push({ bytes, enter });
          return;
        }
        used += bytes;
        enter();
      }),
    leave: (bytes) => {
      used -= bytes;
      for (let next = waiting[0]; next && fits(next.bytes); next = waiting[0]) {
        waiting.shift();
        used += next.bytes;
        next.enter();
      }
    },
  };
};
