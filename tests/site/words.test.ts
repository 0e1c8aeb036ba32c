import { globSync, readFileSync } from 'node:fs';
import { loadWords } from '../../src/content/loadWords.ts';
import { pages } from '../../src/content/pages.ts';
import type { PageName } from '../../src/content/paths.ts';
import { attributeValues, builtPages } from '../support/builtSite.ts';

const doc = readFileSync('docs/words.md', 'utf8');

/** What stands between backticks in the rows below a heading of docs/words.md. */
const rowsUnder = (heading: string): string[] =>
  (doc.split(`## ${heading}\n`)[1] ?? '').split('\n## ')[0]?.match(/^\|.*`.*\|$/gm) ?? [];
const quoted = (row: string): string[] => [...row.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const fixed = rowsUnder('Fixed').flatMap(quoted);
const FIXED = new RegExp(fixed.map(escaped).join('|'), 'gi');

/** In small letters or with a capital; names in code, like `audioVisual`, are no words. */
const wordsIn = (words: string): RegExp => {
  const first = words.charAt(0);
  const rest = escaped(words.slice(1));
  return new RegExp(`(?<![\\w-])[${first.toLowerCase()}${first.toUpperCase()}]${rest}(?![\\w-])`, 'g');
};

/** How often words occur in a text; the fixed ones are left out. */
const count = (words: string, text: string): number =>
  (text.replace(FIXED, '').match(wordsIn(words)) ?? []).length;

/** What visitors read of a page, hear of it, or see of it in a list of results. */
const readable = (html: string): string =>
  [
    html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' '),
    ...['alt', 'aria-label', 'content'].flatMap((name) => attributeValues(html, name)),
  ].join('\n');

const MAILS = ['src/server/outbox/mailTexts.ts', 'src/server/openings/alerts/alertForms.ts'];
const RULES = ['src/contract/*Rules.ts', 'src/contract/texts.ts'];
const STRING = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;

/** The strings of a source file, without its comments and imports, and without what is put into them. */
const stringsOf = (file: string): string => {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [^;]*;$/gm, '');
  return (code.match(STRING) ?? []).join('\n').replace(/\$\{[^{}]*\}/g, '');
};
const sources = globSync(['src/content/**/*.ts', ...MAILS, ...RULES], {
  exclude: ['**/*.test.ts', '**/search/**', '**/otherNames.ts', '**/paths.ts', '**/aliases.ts'],
});

const texts = (): [where: string, text: string][] => [
  ...builtPages().map(({ path, html }): [string, string] => [path, readable(html)]),
  ...sources.map((file): [string, string] => [file, stringsOf(file)]),
];

/** What staff read: commands, answers, the server's log. */
const staffSources = globSync(['src/server/**/*.ts', 'src/contract/applicationFields.ts'], {
  exclude: ['**/*.test.ts'],
});

/** Where people have names. */
const PEOPLE = /^\/our_(?:team|board)$|\/people\//;

describe('the words of the site (WORD-1)', () => {
  const groups = ['One term each', 'What reads as translated', 'What every supplier says'];

  it.each(groups)('keep to docs/words.md: %s', (group) => {
    const unwanted = rowsUnder(group).flatMap(quoted);
    expect(unwanted.length).toBeGreaterThan(5);
    const found = texts().flatMap(([where, text]) =>
      unwanted.filter((words) => count(words, text) > 0).map((words) => `${where}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it.each(groups.slice(0, 2))('keep to docs/words.md where staff read them, too: %s', (group) => {
    expect(staffSources.length).toBeGreaterThan(100);
    const unwanted = rowsUnder(group).flatMap(quoted);
    const found = staffSources.flatMap((file) => {
      const text = stringsOf(file);
      return unwanted.filter((words) => count(words, text) > 0).map((words) => `${file}: ${words}`);
    });
    expect(found).toEqual([]);
  });

  it('call people he or she only where they have a name', () => {
    const unwanted = rowsUnder('People without a name').flatMap(quoted);
    expect(unwanted).toHaveLength(8);
    const unnamed = texts().filter(([where]) => !PEOPLE.test(where));
    const found = unnamed.flatMap(([where, text]) =>
      unwanted.filter((words) => count(words, text) > 0).map((words) => `${where}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('make no habit of a word', () => {
    const all = sources.map(stringsOf).join('\n');
    const rows = rowsUnder('In moderation');
    expect(rows.length).toBeGreaterThan(0);
    const tooOften = rows.flatMap((row) => {
      const most = Number(/(\d+) \|$/.exec(row)?.[1]);
      return quoted(row).flatMap((words) => {
        const times = count(words, all);
        return times > most ? [`${words}: ${times}, and not more than ${most}`] : [];
      });
    });
    expect(tooOften).toEqual([]);
  });

  it('begin a page with You on a third of the pages at most', async () => {
    const names = Object.keys(pages) as PageName[];
    const first = await Promise.all(names.map(async (name) => (await loadWords(name)).paragraphs[0] ?? ''));
    const beginning = names.filter((_, at) => /^You(?:r|’|\b)/.test(first[at] ?? ''));
    expect(beginning.length).toBeLessThanOrEqual(names.length / 3);
  });
});
