/** Set by scripts, to whatever may be opened. */
export const STATES: readonly string[] = ['is-open'];

const CLASSES = /\sclass="([^"]+)"/g;
const SEVERAL = /(?:\.[\w-]+){2,}/g;

/** Tells of a selector whether some element of the documents has all the classes that it asks of one. */
export const wornTogether = (documents: readonly string[]): ((selector: string) => boolean) => {
  const worn = documents
    .flatMap((html) => [...html.matchAll(CLASSES)])
    .map(([, names = '']) => new Set(names.split(' ')));
  const isWorn = (asked: string): boolean => {
    const names = asked.split('.').filter((name) => name !== '' && !STATES.includes(name));
    return worn.some((classes) => names.every((name) => classes.has(name)));
  };
  return (selector) => [...selector.matchAll(SEVERAL)].every(([asked]) => isWorn(asked));
};
