import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../shell/useKeys.ts';

/** Rows that were chosen, by reference. They stay chosen from page to page of one list. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  return {
    chosen,
    choose: (references: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const reference of references) {
          if (isChosen) next.add(reference);
          else next.delete(reference);
        }
        return next;
      }),
    clear: () => setChosen(new Set<string>()),
  };
};

interface ListKeys {
  keys: readonly string[];
  addressOf: (key: string) => string;
  actions?: (current: string | undefined) => Readonly<Record<string, () => void>>;
}

/** The row that keys act on: j and k move it, o opens it. */
export const useListKeys = ({ keys, addressOf, actions }: ListKeys): string | undefined => {
  const navigate = useNavigate();
  const [stored, setStored] = useState<string>();
  const index = keys.indexOf(stored ?? '');
  const current = keys[index];
  const move = (step: 1 | -1) => () => {
    const next = keys[index < 0 ? 0 : Math.min(Math.max(index + step, 0), keys.length - 1)];
    setStored(next);
    document.querySelector(`[data-reference="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: move(1),
    k: move(-1),
    o: () => current && void navigate(addressOf(current)),
    ...actions?.(current),
  });
  return current;
};
