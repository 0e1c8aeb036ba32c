export interface ByteBudget {
  /** Takes `bytes` from the budget; false, and nothing taken, when fewer are left. */
  take: (bytes: number) => boolean;
  giveBack: (bytes: number) => void;
}

/**
 * A cap on the bytes of uploads held in memory at one time. Bytes are counted as they arrive and not by what a
 * request announces, so that slow connections cannot block the others (docs/requirements.md, UP-7).
 */
export const byteBudget = (limit: number): ByteBudget => {
  let used = 0;
  return {
    take: (bytes) => {
      if (used + bytes > limit) return false;
      used += bytes;
      return true;
    },
    giveBack: (bytes) => {
      used -= bytes;
    },
  };
};
