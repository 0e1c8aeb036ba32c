import { cellsOf, HEAD, rowOf, type Vitals } from './vitals.ts';

/** What each page's visits gave, by the page's name. */
export type Found<Visit> = [name: string, visits: Visit[]][];

/** Visits all addresses so many times, one after the other and again, so that all meet the same machine. */
export const inTurns = async <Visit>(
  { urls, rounds }: { urls: Readonly<Record<string, string>>; rounds: number },
  visit: (url: string, name: string) => Promise<Visit>,
): Promise<Found<Visit>> => {
  const found = Object.keys(urls).map((name): [string, Visit[]] => [name, []]);
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, visits] of found) visits.push(await visit(urls[name] ?? '', `${name}-${round}`));
  return found;
};

/** A Markdown table, with a column more where one is given. */
export const tableOf = <Visit extends Vitals>(
  found: Found<Visit>,
  more: { title: string; cell: (visits: Visit[]) => string }[] = [],
): string => {
  const head = [...HEAD, ...more.map(({ title }) => title)];
  const rows = found.map(([name, visits]) => [
    ...cellsOf(name, visits),
    ...more.map(({ cell }) => cell(visits)),
  ]);
  return [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');
};
