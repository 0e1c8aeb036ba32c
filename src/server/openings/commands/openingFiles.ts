import { toCsv } from '../../desk/toCsv.ts';
import { markNote } from '../import/openingMark.ts';
import { EXPORT_ONLY, IMPORT_FIELDS } from '../import/readRecord.ts';
import type { Opening } from '../queries/toOpening.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';

export const FORMATS = ['md', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

interface WrittenFile {
  name: string;
  content: string;
}

const COLUMNS = [...EXPORT_ONLY, ...IMPORT_FIELDS] as const;

/** An opening a row; its requirements are the lines of one cell. */
const toRow = ({ requirements, ...opening }: Opening) => ({
  ...opening,
  requirements: requirements.join('\n'),
});

/** Openings as the files that 'openings import' takes. */
export const openingFiles = (openings: readonly Opening[], format: Format): WrittenFile[] => {
  if (format === 'csv') return [{ name: 'openings.csv', content: toCsv(openings.map(toRow), COLUMNS) }];
  return openings.map((opening) => ({
    name: `opening-${opening.id}.md`,
    content: formatOpeningFile(opening, [markNote(opening)]),
  }));
};
