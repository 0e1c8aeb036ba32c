import { useState } from 'react';

/** The selected rows, by reference. The selection spans the pages of a list. */
export const useSelection = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    chosen,
    choose: (references: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const others = [...before].filter((reference) => !references.includes(reference));
        return new Set(isChosen ? [...others, ...references] : others);
      }),
    clear: () => setChosen(new Set<string>()),
  };
};
