import { createTwoFilesPatch } from 'diff';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { openingPath } from '../../../content/paths.ts';
import { when } from '../../platform/clock/when.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refused } from '../../terminal/failure.ts';
import { readText } from '../../terminal/files.ts';
import { fieldLines, harmless, harmlessLine, indent } from '../../terminal/terminal.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { fieldsOfRow, type Opening } from '../queries/toOpening.ts';
import { formatOpeningFile, MAX_OPENING_FILE_BYTES, parseOpeningFile } from '../text/openingFile.ts';
import type { ClosingRule } from '../text/openingRules.ts';

export const ID = { id: ['<ID>', "the opening's number, as 'openings list' shows it"] } as const;

type Openings = Pick<StaffDatabase, 'openings'>;

/** The opening of a number; refuses where there is none. */
export const requireOpening = async ({ openings }: Openings, id: number): Promise<Opening> => {
  const opening = await openings.find(id);
  if (!opening) throw refused(`There is no opening ${id}`);
  return opening;
};

/** What staff have said of an opening, without what the program knows about it. */
export const textOf = (opening: Opening): OpeningText => ({
  ...fieldsOfRow(opening),
  description: opening.description,
  requirements: opening.requirements,
});

/** Another opening that is not closed and has the same title, company and location. */
export const findDouble = async ({ openings }: Openings, text: OpeningText): Promise<Opening | undefined> => {
  const nameOf = ({ job_title, company_name, location }: OpeningText) =>
    [job_title, company_name, location].join('\n').toLowerCase();
  const all = await openings.listAll();
  return all.find((each) => each.status !== 'closed' && nameOf(each) === nameOf(text));
};

/** An opening from a file or from the standard input ('-'), and the content of the file. Refuses it with all its errors. */
export const readOpeningFile = async (
  context: Pick<StaffContext, 'input' | 'surroundings'>,
  file: string,
  closing: ClosingRule,
): Promise<{ text: OpeningText; content: string }> => {
  const content = await readText(context, { file, limit: MAX_OPENING_FILE_BYTES });
  const parsed = parseOpeningFile(content, closing);
  if (parsed.kind === 'errors') throw refused(...parsed.errors.map((error) => `${file}: ${error}`));
  return { text: parsed.value, content };
};

/** What is asked before visitors see an opening. */
export const publishingQuestion = ({ job_title, closing_date }: OpeningText): string =>
  `Visitors will see it at once: ${harmlessLine(job_title)}${closing_date ? `, until ${closing_date}` : ''}.`;

/** What became of an opening: `Opening 5 is published at …: Network Engineer`. */
export const outcomeLine = ({ id, status, job_title, publish_at }: Opening): string => {
  const title = harmlessLine(job_title);
  if (status === 'draft') return `Opening ${id} is kept as a draft: ${title}`;
  if (status === 'scheduled') return `Opening ${id} will be published on ${when(publish_at ?? '')}: ${title}`;
  if (status === 'closed') return `Opening ${id} is closed: ${title}`;
  return `Opening ${id} is published at ${openingPath(id)}: ${title}`;
};

/** What changes between two texts, as the lines of a unified diff. */
export const diffLines = (before: OpeningText, after: OpeningText): string[] => {
  const [one, other] = [formatOpeningFile(before), formatOpeningFile(after)];
  const patch = createTwoFilesPatch('now', 'after', one, other, '', '', {
    context: 2,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  });
  return harmless(patch).trimEnd().split('\n');
};

const closedSince = ({ status, closed_at, closing_date }: Opening): string => {
  if (status !== 'closed') return 'no';
  return closed_at ? when(closed_at) : `automatically after ${closing_date ?? ''}`;
};

/** An opening for reading. */
export const describeOpening = (opening: Opening, applications: number): string[] => [
  ...fieldLines([
    ['id', String(opening.id)],
    ['status', opening.status],
    ...OPENING_FIELDS.flatMap((field): [string, string][] =>
      opening[field] ? [[field, opening[field]]] : [],
    ),
    ['posted', when(opening.posted_at)],
    ['changed', when(opening.updated_at)],
    ['closed', closedSince(opening)],
    ['sample', opening.is_sample ? 'yes' : 'no'],
    ['applications', String(applications)],
  ]),
  '',
  'Description',
  ...indent(opening.description),
  ...(opening.requirements.length > 0 ? ['', 'Requirements'] : []),
  ...opening.requirements.map((requirement) => `  - ${harmlessLine(requirement)}`),
];
