/** Code that comes later than the page that uses it. */
export interface LateCode<Code> {
  /** Fetches it, once; what failed is fetched again when asked for again. */
  load: () => Promise<Code>;
  /** What is there already, without waiting. */
  ready: () => Code | undefined;
  /** Hears of its arrival. Gives back what ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** `fetchCode` imports it by a chunk of its own (docs/requirements.md, FAST-11). */
export const makeLateCode = <Code>(fetchCode: () => Promise<Code>): LateCode<Code> => {
  const listeners = new Set<() => void>();
  let loading: Promise<Code> | undefined;
  let code: Code | undefined;

  const fetchOnce = async (): Promise<Code> => {
    try {
      code = await fetchCode();
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return code;
  };

  return {
    load: () => (loading ??= fetchOnce()),
    ready: () => code,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
