import type { QualityRow } from './row.ts';

const HEAD = `# Quality, row by row

What the site is held to, and what holds it: the tests that fail when it is no longer so, or the day on which somebody
looked. Made by \`npm run quality\` from scripts/quality/rows.ts; a test fails when this page is behind, or when a test that
it names is gone.

`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const heldBy = ({ tests = [], looked }: QualityRow): string =>
  [
    ...tests.map((title) => `\`${title.replaceAll('`', '’')}\``),
    ...(looked ? [`looked at on ${looked.on}: ${looked.found}`] : []),
  ].join('<br>');

/** The page in Markdown: one line a row, its number, what it asks and what holds it. */
export const statusPage = (rows: readonly QualityRow[]): string =>
  `${HEAD}| row | what it asks | held by |\n| --- | --- | --- |\n${rows
    .map((row) => `| ${row.id} | ${cell(row.what)} | ${cell(heldBy(row))} |\n`)
    .join('')}`;
