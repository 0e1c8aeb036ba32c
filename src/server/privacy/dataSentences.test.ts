import { readFileSync } from 'node:fs';
import { alertMailTexts, alertTexts } from '../../content/alertTexts.ts';
import { applyTexts } from '../../content/careersTexts.ts';
import { contactTexts } from '../../content/contactTexts.ts';
import { deletionTexts } from '../../content/deletionTexts.ts';
import { draftTexts } from '../../content/draftTexts.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { privacyNotice } from '../../content/privacyNotice.ts';
import { receiptTexts } from '../../content/receiptTexts.ts';
import { withdrawTexts } from '../../content/withdrawTexts.ts';
import { yourDataMailTexts, yourDataTexts } from '../../content/yourDataTexts.ts';
import { mailTexts } from '../outbox/mailText.ts';

/** The texts that tell people about their data, by the names that docs/privacy.md uses. */
const TEXTS = {
  alertMailTexts,
  alertTexts,
  applyTexts,
  contactTexts,
  deletionTexts,
  draftTexts,
  mailTexts,
  messageTexts,
  privacyNotice,
  receiptTexts,
  withdrawTexts,
  yourDataMailTexts,
  yourDataTexts,
};
const ABOUT_DATA = /delet|eras|backup|overwrit|remember|\bstor(?:e|ed|age)\b|\bkeep|\bkept|cookie/i;
/** Headings, labels and buttons. */
const MIN_WORDS = 6;

/** The names of all sentences about data, such as `withdrawTexts.what`. Those of a section of the notice share its name. */
const listNames = (name: string, value: unknown): string[] => {
  if (typeof value === 'string')
    return ABOUT_DATA.test(value) && value.split(' ').length >= MIN_WORDS ? [name] : [];
  if (typeof value === 'function') {
    const makeText = value as (...values: unknown[]) => unknown;
    return listNames(
      name,
      value === deletionTexts.ofApplication
        ? 'is deleted automatically after its period'
        : makeText(new Date(0), 'x'),
    );
  }
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      listNames(typeof item === 'object' && item && 'id' in item ? `${name}.${String(item.id)}` : name, item),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listNames(Array.isArray(item) || key === 'table' ? name : `${name}.${key}`, item),
  );
};

it('every text about data has its row with a test in docs/privacy.md, and every row names a text', () => {
  const [, table = ''] = readFileSync('docs/privacy.md', 'utf8').split('## Sentences and their tests');
  const rows = table.split('\n').filter((line) => /^\|.*(?:\.tsx?`|the organisation keeps it)/.test(line));
  const named = rows.flatMap((row) => row.match(/\b\w+(?:Texts|Notice)\.[\w.]+/g) ?? []);
  const names = new Set(Object.entries(TEXTS).flatMap(([name, value]) => listNames(name, value)));
  expect(names.size).toBeGreaterThan(40);
  expect([...new Set(named)].toSorted()).toEqual([...names].toSorted());
});
