import type { ListedApplication } from '../queries/selectApplications.ts';

/** The option without which nothing that the scanner has refused is written out (docs/requirements.md, SCAN-4). */
export const ANYWAY = { type: 'boolean', help: 'also what the scanner has refused' } as const;

export const refusedLine = ({ reference }: Pick<ListedApplication, 'reference'>): string =>
  `The scanner has refused the resume of ${reference}; it is written out with --anyway alone`;

const WARNINGS: Partial<Record<ListedApplication['scan'], string>> = {
  pending: 'The resume has not been scanned yet: open it only where that does no harm',
  refused: 'The scanner has refused the resume: open it only where that does no harm',
};

/** What whoever has the file now has to know. */
export const warningsOf = ({ scan }: Pick<ListedApplication, 'scan'>): string[] =>
  [WARNINGS[scan] ?? ''].filter((line) => line !== '');
