import { isDeepStrictEqual } from 'node:util';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import type { ImportedOpening } from '../import/importRecord.ts';
import type { ImportedOpenings } from '../queries/importOpenings.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { Opening } from '../queries/toOpening.ts';
import { versionNow } from './saveOpening.ts';

/** What an import would do. */
export interface ImportPlan extends ImportedOpenings {
  changed: { id: number; text: OpeningText; basedOn: number; before: Opening }[];
  /** Openings that say already what the file says. */
  equal: Opening[];
  /** New ones that visitors see at once. */
  published: OpeningText[];
  /** New ones whose title, company and place another one has. */
  doubles: { text: OpeningText; of: Opening | undefined }[];
}

interface Planning {
  isDraft: boolean;
  /** Every opening of the files is a new one, whatever its number was. */
  areNew: boolean;
  /** ISO 8601 instant. */
  at: string;
}

const nameOf = ({ job_title, company_name, location }: OpeningText): string =>
  [job_title, company_name, location].join('\n').toLowerCase();

/** As what a new one is taken in: what was a draft, closed or to come elsewhere is not published by the way. */
const publicationOf = ({ mark }: ImportedOpening, { isDraft, at }: Planning) => {
  const { status, publish_at } = mark;
  if (status === 'closed' && !isDraft) return { isClosed: true };
  if (status === 'scheduled' && !isDraft && publish_at && publish_at > at) return { publish_at };
  return { isDraft: isDraft || status === 'draft' || status === 'scheduled' };
};

const isPublished = (one: ReturnType<typeof publicationOf>): boolean => 'isDraft' in one && !one.isDraft;

/** Compares the openings of files with those that are there (docs/requirements.md, STAFF-33). */
export const planImport = async (
  found: readonly ImportedOpening[],
  database: Pick<StaffDatabase, 'openings'>,
  planning: Planning,
): Promise<ImportPlan> => {
  const all = await database.openings.listAll();
  const plan: ImportPlan = { added: [], changed: [], equal: [], published: [], doubles: [] };
  const added: ImportPlan['added'][number][] = [];
  for (const one of found) {
    const { text, mark } = one;
    const before = planning.areNew ? undefined : all.find(({ id }) => id === mark.id);
    if (before && isDeepStrictEqual({ ...before, ...text }, before)) plan.equal.push(before);
    else if (before) {
      const basedOn = await versionNow(database, before.id);
      plan.changed.push({ id: before.id, text, basedOn, before });
    } else {
      const publication = publicationOf(one, planning);
      const of = all.find((each) => each.status !== 'closed' && nameOf(each) === nameOf(text));
      const isTwice = added.some((each) => nameOf(each.text) === nameOf(text));
      if (of || isTwice) plan.doubles.push({ text, of });
      if (isPublished(publication)) plan.published.push(text);
      added.push({ text, publication });
    }
  }
  return { ...plan, added };
};
