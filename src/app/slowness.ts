import type { PageName } from '../content/paths.ts';

/** Which pages are long in coming, and who wants to hear of it. */
export const makeSlowness = () => {
  const slow = new Set<PageName>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    begin: (name: PageName) => {
      slow.add(name);
      tell();
    },
    end: (name: PageName) => {
      if (slow.delete(name)) tell();
    },
    seen: {
      isSlow: (name: PageName | undefined) => name !== undefined && slow.has(name),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
  };
};
