import type { Opening } from '../../db/toOpening.ts';
import { fieldLines } from '../terminal/fieldLines.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { indent } from '../terminal/indent.ts';
import { when } from '../../when.ts';

const requirementLines = (requirements: readonly string[]): string[] =>
  requirements.length === 0
    ? []
    : ['', 'Requirements', ...requirements.map((requirement) => `  - ${harmlessLine(requirement)}`)];

/** An opening for reading, as lines that are safe for a terminal. */
export const describeOpening = (opening: Opening, applications: number): string[] => [
  ...fieldLines([
    ['id', String(opening.id)],
    ['status', opening.status],
    ['job_title', opening.job_title],
    ['company_name', opening.company_name],
    ['location', opening.location],
    ['posted', when(opening.posted_at)],
    ['changed', when(opening.updated_at)],
    ['closed', opening.closed_at ? when(opening.closed_at) : 'no'],
    ['sample', opening.is_sample ? 'yes' : 'no'],
    ['applications', String(applications)],
  ]),
  '',
  'Description',
  ...indent(opening.description),
  ...requirementLines(opening.requirements),
];
