import { openingPath } from '../../../content/paths.ts';
import { bothTimes } from '../../desk/list/timeFields.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { Opening } from '../queries/toOpening.ts';

/** What is asked before visitors see an opening. */
export const publishingQuestion = ({
  job_title,
  closing_date,
}: Pick<OpeningText, 'job_title' | 'closing_date'>): string =>
  `Visitors will see it at once: ${harmlessLine(job_title)}${closing_date ? `, until ${closing_date}` : ''}.`;

/** What became of an opening, as the line that the person reads: `Opening 5 is published at …: Network Engineer`. */
export const outcomeLine = ({ id, status, job_title, publish_at }: Opening): string => {
  const title = harmlessLine(job_title);
  if (status === 'draft') return `Opening ${id} is kept as a draft: ${title}`;
  if (status === 'scheduled')
    return `Opening ${id} will be published on ${bothTimes(publish_at ?? '')}: ${title}`;
  return `Opening ${id} is published at ${openingPath(id)}: ${title}`;
};
