/** For how long a mark counts as looked at. What changes shows within this time; a look takes microseconds. */
const LOOKED_AT_MS = 250;
/** From then on whoever asks has it looked at again, so that a busy server need not send all who ask the long way. */
const LOOK_AHEAD_MS = 150;

/** What tells whether something that was kept still holds: a text that changes as soon as it does not. */
export interface Mark {
  /** Looks, a few times a second however many ask. */
  current: () => Promise<string>;
  /** As it was looked at; undefined where that is longer ago than a mark holds. */
  known: () => string | undefined;
}

/** A mark that is read by `read`. What fails is not remembered. */
export const markOf = (read: () => Promise<string>): Mark => {
  let text: string | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<string> | undefined;

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

  const known = () => {
    const age = performance.now() - lookedAt;
    if (age >= LOOKED_AT_MS) return undefined;
    // What fails is told to whoever has to wait for it: `current` looks again then.
    if (age >= LOOK_AHEAD_MS) (looking ??= look()).catch(() => undefined);
    return text;
  };

  return { known, current: async () => known() ?? (looking ??= look()) };
};
