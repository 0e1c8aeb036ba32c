import { createNextState } from '@reduxjs/toolkit';
import { applyPatches as immersApply, enablePatches, produceWithPatches as immersProduce } from 'immer';
import { applyPatches, isDraftable, produceWithPatches } from './queryImmer.ts';

enablePatches();

interface Opening {
  id: number;
  title: string;
  places: string[];
  pay?: { from: number };
}
const opening: Opening = { id: 5, title: 'Engineer', places: ['Pune', 'Lyon'], pay: { from: 10 } };

const changes: [string, (draft: Opening) => void][] = [
  ['a field that is replaced', (draft) => void (draft.title = 'Lead')],
  ['a field that goes', (draft) => void delete draft.pay],
  ['a field within a field', (draft) => void (draft.pay = { from: 12 })],
  ['a row that comes', (draft) => void draft.places.push('Oslo')],
  ['rows that go', (draft) => void draft.places.splice(0, 1)],
];

describe('patches of kept answers', () => {
  it.each(changes)('are applied as Immer applies its own: %s', (_, change) => {
    const [value, patches, inverse] = immersProduce(opening, change);
    expect(applyPatches(opening, patches as never)).toEqual(value);
    expect(applyPatches(value, inverse as never)).toEqual(opening);
    expect(createNextState(opening, (draft) => applyPatches(draft, patches as never))).toEqual(value);
  });

  it.each(changes)('say what changed and take it back, for Immer, too: %s', (_, change) => {
    const [value, patches, inverse] = produceWithPatches(opening, (draft) => void change(draft));
    expect(value).toEqual(createNextState(opening, change));
    for (const apply of [applyPatches, immersApply] as (typeof applyPatches)[]) {
      expect(apply(opening, patches)).toEqual(value);
      expect(apply(value, inverse)).toEqual(opening);
    }
  });

  it('leave alone what they do not name, and are none where nothing changed', () => {
    const patched = applyPatches(opening, [{ op: 'replace', path: ['pay', 'from'], value: 11 }]);
    expect(patched.places).toBe(opening.places);
    expect(opening.pay).toEqual({ from: 10 });
    expect(produceWithPatches(opening, () => undefined)).toEqual([opening, [], []]);
  });

  it('begin with the last whole value among them', () => {
    const patches = [
      { op: 'replace', path: ['title'], value: 'lost' },
      { op: 'replace', path: [], value: { ...opening, id: 6 } },
      { op: 'replace', path: ['title'], value: 'kept' },
    ] as const;
    expect(applyPatches(opening, patches)).toEqual({ ...opening, id: 6, title: 'kept' });
  });

  it.each([
    [{}, true],
    [[], true],
    ['text', false],
    [null, false],
  ])('are made of what may be drafted: %j', (value, expected) => {
    expect(isDraftable(value)).toBe(expected);
  });
});
