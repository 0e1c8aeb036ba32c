import { type Kysely, sql } from 'kysely';
import type { OpeningLink } from '../../../contract/schemas.ts';
import { lowerCase } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isOpenAt } from './openingStatus.ts';
import type { Opening } from './toOpening.ts';

const MAX_SIMILAR = 3;

/** Scores for equal values. */
const WEIGHTS = { department: 4, location: 2, employment_type: 1 } as const;

/** Lists openings that accept applications and share a value, the most similar first, then the newest. */
export const listSimilarOpenings = (
  db: Kysely<Tables>,
  { id, department, location, employment_type }: Opening,
  at: string,
): Promise<OpeningLink[]> => {
  const score = sql<number>`
    case when lower(department) = ${department && lowerCase(department)} then ${sql.lit(WEIGHTS.department)} else 0 end
    + case when lower(location) = ${lowerCase(location)} then ${sql.lit(WEIGHTS.location)} else 0 end
    + case when employment_type = ${employment_type} then ${sql.lit(WEIGHTS.employment_type)} else 0 end`;
  return db
    .selectFrom('openings')
    .select(['id', 'job_title', 'location'])
    .where(isOpenAt(at))
    .where('id', '!=', id)
    .where(score, '>', 0)
    .orderBy(score, 'desc')
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SIMILAR)
    .execute();
};
