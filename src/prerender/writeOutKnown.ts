import type { Declaration, Root } from 'postcss';

/** Where a variable holds for the whole document. */
const OF_THE_DOCUMENT = [':root', ':root,[data-bs-theme=light]'];
/** A longer value that is written several times would cost more than its name. */
const MAX_LETTERS = 12;

const isOfTheDocument = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' &&
  parent.parent?.type === 'root' &&
  'selector' in parent &&
  OF_THE_DOCUMENT.includes(String(parent.selector));

/** Where a rule reads itself what it sets, and nothing else does: the elements that it is about are the same. */
const isOfOneRule = (known: Declaration, root: Root): boolean => {
  let isRead = false;
  let isElsewhere = false;
  root.walkDecls(({ parent, value }) => {
    if (!value.includes(`var(${known.prop})`)) return;
    isRead = true;
    if (parent !== known.parent) isElsewhere = true;
  });
  return isRead && !isElsewhere;
};

/** The variables that are set once and for all, to a value that is the same wherever it is read. */
const knownIn = (root: Root): Declaration[] => {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  return [...all.values()]
    .filter(
      ([first, ...others]) =>
        first && others.length === 0 && (isOfTheDocument(first) || isOfOneRule(first, root)),
    )
    .flat()
    .filter(({ value }) => value.trim() !== '' && !value.includes('var('));
};

/** The values that read a variable, each with how often; undefined where one has something else for when it is not set. */
const readersOf = (root: Root, name: string): { readers: Declaration[]; times: number } | undefined => {
  const readers: Declaration[] = [];
  let times = 0;
  let isPlain = true;
  root.walkDecls((declaration) => {
    const written = declaration.value.split(`var(${name}`).slice(1);
    const plain = written.filter((rest) => rest.startsWith(')'));
    if (plain.length < written.filter((rest) => /^[,)\s]/.test(rest)).length) isPlain = false;
    if (plain.length > 0) readers.push(declaration);
    times += plain.length;
  });
  return isPlain ? { readers, times } : undefined;
};

/**
 * Writes the values of variables that never change where they are read. The whole stylesheet, which says them by name,
 * comes to the same.
 */
export const writeOutKnown = (root: Root): void => {
  let isDone = true;
  for (const known of knownIn(root)) {
    const read = readersOf(root, known.prop);
    if (!read || (read.times > 1 && known.value.length > MAX_LETTERS)) continue;
    for (const reader of read.readers) {
      // A minifier leaves no blank behind a parenthesis.
      const pattern = new RegExp(`var\\(${known.prop}\\)(?=([\\w.#%(-])?)`, 'g');
      reader.value = reader.value.replace(pattern, (_, next?: string) => known.value + (next ? ' ' : ''));
    }
    known.remove();
    isDone = false;
  }
  if (!isDone) writeOutKnown(root);
};
