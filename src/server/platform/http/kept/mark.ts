/** For how long a mark counts as looked at. What changes shows within this time; a look takes microseconds. */
const LOOKED_AT_MS = 250;

/** What tells whether something that was kept still holds: a text that changes as soon as it does not. */
export interface Mark {
  /** Looks, at most four times a second however many ask. */
  current: () => Promise<string>;
  /** As it was looked at; undefined where that is longer ago than a mark holds. */
  known: () => string | undefined;
}

/** A mark that is read by `read`. What fails is not remembered. */
export const markOf = (read: () => Promise<string>): Mark => {
  let text: string | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<string> | undefined;

  const known = () => (performance.now() - lookedAt < LOOKED_AT_MS ? text : undefined);

  const look = async (): Promise<string> => {
    // The moment before: a change while it is read may be missed.
    const began = performance.now();
    try {
      text = await read();
      lookedAt = began;
      return text;
    } finally {
      looking = undefined;
    }
  };

  return { known, current: async () => known() ?? (looking ??= look()) };
};
