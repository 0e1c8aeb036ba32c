import { harmlessLine } from '../../desk/terminal/harmless.ts';
import type { Terminal } from '../../desk/terminal/terminal.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { openingDiff } from './openingDiff.ts';
import type { ImportPlan } from './planImport.ts';
import { textOf } from './textOf.ts';

/** What an import would do to openings that are there already, and which of its new ones are there, too. */
export const planLines = ({ added, changed, equal, doubles }: ImportPlan, output: Terminal): string[] => [
  // However it was written, this is the day that was understood.
  ...added.flatMap(({ text: { job_title, closing_date } }) =>
    closing_date ? [`New, until ${closing_date}: ${harmlessLine(job_title)}`] : [],
  ),
  ...equal.map(({ id }) => `Opening ${id} says this already; it stays as it is`),
  ...changed.flatMap(({ id, text, before }) => [
    `Opening ${id}, ${harmlessLine(before.job_title)}, is changed and stays ${before.status}:`,
    ...openingDiff(formatOpeningFile(textOf(before)), formatOpeningFile(text), output),
  ]),
  ...doubles.map(({ text, of }) => {
    const there = of ? `opening ${of.id} (${of.status})` : 'another one in these files';
    return `A double of ${there}, with the same title, company and location: ${harmlessLine(text.job_title)}`;
  }),
];

const counted = (number: number, words: string): string[] => (number === 0 ? [] : [`${number} ${words}`]);

/** What is asked first; undefined where nobody would mind: new drafts, and what stays as it is. */
export const importQuestion = ({ published, changed, doubles }: ImportPlan): string | undefined => {
  const parts = [
    ...counted(published.length, 'published, which visitors see at once'),
    ...counted(changed.length, 'changed'),
    ...counted(doubles.length, 'there twice afterwards'),
  ];
  return parts.length === 0 ? undefined : `Openings: ${parts.join('; ')}.`;
};
