import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { bothTimes } from '../../desk/list/timeFields.ts';
import { fieldLines } from '../../desk/terminal/fieldLines.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import { indent } from '../../desk/terminal/indent.ts';
import type { Opening } from '../queries/toOpening.ts';

const requirementLines = (requirements: readonly string[]): string[] =>
  requirements.length === 0
    ? []
    : ['', 'Requirements', ...requirements.map((requirement) => `  - ${harmlessLine(requirement)}`)];

const saidFields = (opening: Opening): [string, string][] =>
  OPENING_FIELDS.flatMap((field) => {
    const text = opening[field];
    return text === null ? [] : [[field, text] as [string, string]];
  });

const closedSince = ({ status, closed_at, closing_date }: Opening): string => {
  if (status !== 'closed') return 'no';
  return closed_at ? bothTimes(closed_at) : `automatically after ${closing_date ?? ''}`;
};

/** An opening for reading, as lines that are safe for a terminal. */
export const describeOpening = (opening: Opening, applications: number): string[] => [
  ...fieldLines([
    ['id', String(opening.id)],
    ['status', opening.status],
    ...saidFields(opening),
    ['posted', bothTimes(opening.posted_at)],
    ['changed', bothTimes(opening.updated_at)],
    ['closed', closedSince(opening)],
    ['sample', opening.is_sample ? 'yes' : 'no'],
    ['applications', String(applications)],
  ]),
  '',
  'Description',
  ...indent(opening.description),
  ...requirementLines(opening.requirements),
];
