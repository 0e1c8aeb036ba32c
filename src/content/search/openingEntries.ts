import type { FoundEntry } from '../../contract/siteSearch.ts';
import { isSaid } from '../../lib/siteSearch/question.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';
import { openingPath } from '../paths.ts';
import { tierOf, type Asked, type Ranked } from './ranks.ts';

/** What of an opening is searched, as the careers list spells it. */
export interface SearchedOpening {
  id: number;
  job_title: string;
  company_name: string;
  location: string;
  description: string;
  department?: string | undefined;
  employment_type?: string | undefined;
  workplace?: string | undefined;
}

/** An opening in a list of what was found: where it is and how one works there stand below its title. */
export const openingEntry = ({
  id,
  job_title,
  location,
  department,
  employment_type,
  workplace,
}: SearchedOpening): FoundEntry => ({
  kind: 'opening',
  title: job_title,
  url: openingPath(id),
  lead: [location, department, employment_type, workplace].filter(Boolean).join(' · '),
});

/** Whoever looks for a job by that word means openings. */
const KIND = 'job opening vacancy career';

/** Words that say of something that it is an opening. */
export const KINDS = wordsOf(KIND);

/** An opening that was found, with its place among all that was. */
export const rankOpening = (opening: SearchedOpening, asked: Asked): Ranked => {
  const entry = openingEntry(opening);
  return { entry, tier: tierOf(asked, { names: [entry.title, KIND], lead: entry.lead }), score: 0 };
};

const everythingOf = ({ description, company_name, ...opening }: SearchedOpening): string => {
  const { title, lead } = openingEntry({ description, company_name, ...opening });
  return [KIND, title, lead, company_name, description].join(' ');
};

/** The openings that say everything that is asked for, title before place before text. */
export const findInOpenings = (openings: readonly SearchedOpening[], asked: Asked): Ranked[] =>
  openings
    .filter((opening) => {
      const words = wordsOf(everythingOf(opening));
      return asked.question.every((wanted) => isSaid(wanted, words));
    })
    .map((opening) => rankOpening(opening, asked));
