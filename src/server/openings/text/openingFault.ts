import type { OpeningText } from '../queries/insertOpening.ts';

/** One fault of an opening's texts; `position` counts the requirements from 0. */
export interface OpeningFault {
  field: keyof OpeningText;
  position?: number;
  text: string;
}
