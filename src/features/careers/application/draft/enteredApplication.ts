import type { ApplicationText } from '../../../../contract/applicationRules.ts';

/** What an applicant entered for one opening. */
export interface EnteredApplication {
  text: ApplicationText;
  /** The tick to keep the application longer. */
  mayBeKept: boolean;
}

/** Nothing was entered that would be missed. */
export const isBlankApplication = ({ text, mayBeKept }: EnteredApplication): boolean =>
  Object.values(text).every((value) => value.trim() === '') && !mayBeKept;
