import type { Opening } from './toOpening.ts';

type Compared = Pick<Opening, 'job_title' | 'location' | 'department' | 'employment_type'>;

/** What an opening is compared by: texts in lower case, '' if unknown. */
export interface Traits {
  title: string;
  location: string;
  department: string;
  employmentType: string;
}

/** Scores for equal values, and for each word of the title that the other title contains. */
const WEIGHTS = { department: 6, place: 2, titleWord: 1, employmentType: 1 } as const;
/** Shorter words are 'of', 'and', 'the'. */
const MIN_WORD_LENGTH = 4;

export const toTraits = ({ job_title, location, department, employment_type }: Compared): Traits => ({
  title: job_title.toLowerCase(),
  location: location.toLowerCase(),
  department: department?.toLowerCase() ?? '',
  employmentType: employment_type ?? '',
});

/** What the openings of a list may have in common with one. */
export interface Similarity {
  /** How much another opening has in common with this one; 0: nothing. */
  score: (other: Traits) => number;
  /** The highest score of an opening of the same department. */
  max: number;
  /** The highest score of an opening of another department. */
  maxElsewhere: number;
}

export const compareWith = (opening: Compared): Similarity => {
  const { title, location, department, employmentType } = toTraits(opening);
  const words = [...new Set(title.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length >= MIN_WORD_LENGTH);
  const places = location.split('; ');
  const maxElsewhere = WEIGHTS.place + WEIGHTS.employmentType + words.length * WEIGHTS.titleWord;
  return {
    score: (other) =>
      (department !== '' && department === other.department ? WEIGHTS.department : 0) +
      (places.some((place) => other.location.includes(place)) ? WEIGHTS.place : 0) +
      (employmentType !== '' && employmentType === other.employmentType ? WEIGHTS.employmentType : 0) +
      words.filter((word) => other.title.includes(word)).length * WEIGHTS.titleWord,
    max: WEIGHTS.department + maxElsewhere,
    maxElsewhere,
  };
};
