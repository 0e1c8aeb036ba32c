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

/** Fills in a draft; what was typed meanwhile counts more. */
export const fillInDraft = (
  form: HTMLFormElement,
  draft: Partial<Record<ApplicationTextField, string>>,
): void => {
  for (const field of APPLICATION_FIELDS) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control && control.value === '') control.value = draft[field] ?? '';
  }
};
