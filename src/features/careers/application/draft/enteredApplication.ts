import {
  APPLICATION_FIELDS,
  type ApplicationText,
  type ApplicationTextField,
} from '../../../../contract/applicationFields.ts';
import { byField } from '../../../../contract/fieldTable.ts';

/** What an applicant entered for one opening. */
export interface EnteredApplication {
  text: ApplicationText;
  /** The tick to keep the application longer. */
  mayBeKept: boolean;
}

/** Nothing was entered that would be missed. */
export const isBlankApplication = ({ text, mayBeKept }: EnteredApplication): boolean =>
  Object.values(text).every((value) => value.trim() === '') && !mayBeKept;

/** The texts as they are sent and stored: without blanks at their ends (docs/requirements.md, FORM-3). */
export const trimmed = (text: ApplicationText): ApplicationText =>
  byField(APPLICATION_FIELDS, (field) => text[field].trim());

/** What was typed before a draft came back counts more than the draft, which may be older than a field. */
export const withDraft = (
  typed: ApplicationText,
  kept: Partial<Record<ApplicationTextField, string>>,
): ApplicationText => byField(APPLICATION_FIELDS, (field) => typed[field] || (kept[field] ?? ''));
