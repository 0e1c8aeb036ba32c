import { hasUnstorable } from '../platform/http/forms.ts';

export interface TextRule {
  /** What the sentence calls the text: `job_title`, `requirement 3`. */
  name: string;
  /** Most UTF-16 units. */
  max: number;
  isOneLine: boolean;
}

/** Tabs and line ends are text; the rest steers terminals and means nothing in a page. */
const CONTROL = /(?![\t\n])\p{Cc}/u;

/** What is wrong with one text of an opening, as a sentence; undefined when nothing is. */
export const textFault = (text: string, { name, max, isOneLine }: TextRule): string | undefined => {
  if (text.trim() === '') return `${name} is empty`;
  if (isOneLine && text.includes('\n')) return `${name} must be one line`;
  if (hasUnstorable(text)) return `${name} holds a broken character`;
  const control = CONTROL.exec(text)?.[0].codePointAt(0);
  if (control !== undefined) {
    return `${name} holds a control character (U+${control.toString(16).toUpperCase().padStart(4, '0')})`;
  }
  if (text.length > max) return `${name} is too long: ${text.length} characters, at most ${max}`;
  return undefined;
};
