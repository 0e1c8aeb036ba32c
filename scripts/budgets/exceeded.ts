import type { Budgets } from './figures.ts';

const ACCEPT = 'accept it with: npm run budgets';

type Figures = Readonly<Record<string, number>>;

const grown = (allowed: Figures, found: Figures, say: (name: string) => string): string[] =>
  Object.entries(found)
    .filter(([name, figure]) => figure > (allowed[name] ?? 0))
    .map(([name, figure]) => `${say(name)}: ${figure}, was ${allowed[name] ?? 'not there'}`);

/**
 * What a build fetches more than its budgets allow, a line each: the files that grew first, since they say why. A kind of
 * page whose figures only add up files is told of in the same words. Empty where nothing grew.
 */
export const exceeded = (allowed: Budgets, found: Budgets): string[] => {
  const files = grown(allowed.files, found.files, (name) => `${name} (brotli bytes)`);
  const kinds = Object.entries(found.kinds).flatMap(([kind, figures]) =>
    grown({ ...allowed.kinds[kind] }, { ...figures }, (name) => `${kind} page, ${name}`),
  );
  const lines = [...files, ...kinds];
  return lines.length > 0 ? [...lines, ACCEPT] : [];
};
