import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { resolve } from 'node:path';

export type Facts = readonly (readonly [what: string, found: string])[];

const DOCUMENT = resolve('docs/reliability.md');

/** Of the day and the machine that something was found on. */
export const surroundings = (seconds: number): Facts => [
  ['date', new Date().toISOString().slice(0, 10)],
  [
    'machine',
    `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Linux ${release()}, Node ${process.version}`,
  ],
  ['duration', `${Math.round(seconds / 60)} min`],
];

/** Columns of one width, as the formatter wants them. */
const tableOf = (facts: Facts): string => {
  const width = (column: 0 | 1) => Math.max(...facts.map((row) => row[column].length));
  const line = (what: string, found: string, fill = ' ') =>
    `| ${what.padEnd(width(0), fill)} | ${found.padEnd(width(1), fill)} |`;
  const [head, ...rows] = facts.map(([what, found]) => line(what, found));
  return [head, line('', '', '-'), ...rows].join('\n');
};

/** Puts what a run found in the place of what the document says between its two lines of that name, and prints it. */
export const writeTable = (name: string, facts: Facts): void => {
  const place = new RegExp(`(?<=<!-- ${name} begin -->\\n)[\\s\\S]*(?=<!-- ${name} end -->)`);
  const table = `\n${tableOf([['what', 'found'], ...facts])}\n\n`;
  console.log(table);
  const former = readFileSync(DOCUMENT, 'utf8');
  if (!place.test(former)) throw new Error(`docs/reliability.md has no place for the table '${name}'`);
  writeFileSync(
    DOCUMENT,
    former.replace(place, () => table),
  );
};
