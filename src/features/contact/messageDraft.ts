import type { MessageText } from '../../contract/messageRules.ts';
import { isServiceTitle } from './serviceTitle.ts';

/** Nothing was typed that would be missed; a subject that a link has filled in is not missed. */
export const isBlankMessage = ({ subject, ...others }: MessageText): boolean =>
  [...Object.values(others), isServiceTitle(subject) ? '' : subject].every((value) => value.trim() === '');

/** What was typed before a draft came back counts more than the draft; a subject filled in by a link counts less. */
const isOpen = (field: string, typed: string, kept: string): boolean =>
  typed === '' || (field === 'subject' && isServiceTitle(typed) && kept !== '' && !isServiceTitle(kept));

/** Fills a form in with what was kept of it. */
export const fillInKept = (form: HTMLFormElement, kept: MessageText): void => {
  for (const [field, value] of Object.entries(kept)) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control && isOpen(field, control.value, value)) control.value = value;
  }
};

/** Whether what is stored can be filled in. */
export const isMessage = (value: unknown): value is MessageText =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
