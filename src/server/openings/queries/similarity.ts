import { lowerCase } from '../../platform/database/engine.ts';
import { splitWords } from '../../../contract/openingWords.ts';
import type { Opening } from './toOpening.ts';

type Compared = Pick<Opening, 'job_title' | 'location' | 'department' | 'employment_type'>;

/** What an opening is compared by, computed once for each opening. */
export interface Traits {
  titleWords: readonly string[];
  places: readonly string[];
  department: string | undefined;
  employmentType: string | undefined;
}

/** Scores for equal values, and for each word that two titles share. */
const WEIGHTS = { department: 6, place: 2, titleWord: 1, employmentType: 1 } as const;
/** Shorter words are 'of', 'and', 'the'. */
const MIN_WORD_LENGTH = 4;

export const toTraits = ({ job_title, location, department, employment_type }: Compared): Traits => ({
  titleWords: [...new Set(splitWords(job_title))].filter((word) => word.length >= MIN_WORD_LENGTH),
  places: location.split('; ').map(lowerCase),
  department: department === null ? undefined : lowerCase(department),
  employmentType: employment_type ?? undefined,
});

/** How much two openings have in common; 0: nothing. */
export const scoreSimilarity = (one: Traits, other: Traits): number => {
  const isSame = (name: 'department' | 'employmentType') =>
    one[name] !== undefined && one[name] === other[name] ? WEIGHTS[name] : 0;
  const place = one.places.some((each) => other.places.includes(each)) ? WEIGHTS.place : 0;
  const words = one.titleWords.filter((word) => other.titleWords.includes(word)).length;
  return isSame('department') + isSame('employmentType') + place + words * WEIGHTS.titleWord;
};
