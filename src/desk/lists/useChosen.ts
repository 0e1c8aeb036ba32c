import { useState } from 'react';

/** Rows that were chosen, by reference. They stay chosen from page to page of one list. */
export const useChosen = () => {
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
