import { createNextState, current, isDraft, original } from '@reduxjs/toolkit';

export { current, isDraft, original };

/** Answers are JSON: arrays and plain objects are all that there is to draft. */
export const isDraftable = (value: unknown): boolean => typeof value === 'object' && value !== null;

type Place = string | number;

interface Patch {
  op: 'add' | 'remove' | 'replace';
  /** From the outermost; none is the whole. */
  path: readonly Place[];
  value?: unknown;
}

type Holder = Record<Place, unknown>;

const patchAt = (whole: unknown, { op, path, value }: Patch): void => {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((within, place) => (within as Holder)[place], whole) as Holder;
  const place = path.at(-1) ?? '';
  if (Array.isArray(holder) && op !== 'replace')
    holder.splice(Number(place), op === 'remove' ? 1 : 0, ...(op === 'remove' ? [] : [value]));
  else if (op === 'remove') Reflect.deleteProperty(holder, place);
  else holder[place] = value;
};

/**
 * Patches as RTK Query asks Immer for them, in the browser's build (webpack.config.ts): it applies those that it makes
 * itself, of who looks at which answer. Immer's own stand in its one module, 1 kB of the script that every page begins with.
 */
export const applyPatches = <Base>(base: Base, patches: readonly Patch[]): Base => {
  const wholeAt = patches.findLastIndex(({ path }) => path.length === 0);
  const start = wholeAt < 0 ? base : (patches[wholeAt]?.value as Base);
  const rest = patches.slice(wholeAt + 1);
  const patchAll = (draft: unknown) => {
    for (const patch of rest) patchAt(draft, patch);
  };
  if (rest.length === 0) return start;
  if (!isDraft(start)) return createNextState(start, patchAll);
  patchAll(start);
  return start;
};

/** One patch each way, of the whole: what RTK Query needs to change a kept answer, and to take that back. */
export const produceWithPatches = <Base>(
  base: Base,
  recipe: (draft: Base) => Base | undefined,
): [Base, Patch[], Patch[]] => {
  const value = createNextState(base, recipe as (draft: unknown) => Base);
  const whole = (of: Base): Patch[] => (value === base ? [] : [{ op: 'replace', path: [], value: of }]);
  return [value, whole(value), whole(base)];
};

/** They are there. */
export const enablePatches = (): void => undefined;
