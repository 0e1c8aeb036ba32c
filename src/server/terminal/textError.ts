import { hasUnstorableCharacter } from '../platform/database/engine.ts';

interface TextRule {
  /** How the error message names the text: `job_title`, `requirement 3`. */
  name: string;
  /** Maximum number of UTF-16 units. */
  max: number;
  isOneLine: boolean;
}

/** Control characters, except tabs and line breaks. */
const CONTROL_CHARACTER = /(?![\t\n])\p{Cc}/u;

/** The validation error of a text, as a sentence; undefined if it is valid. */
export const textError = (text: string, { name, max, isOneLine }: TextRule): string | undefined => {
  if (text.trim() === '') return `${name} is empty`;
  if (isOneLine && text.includes('\n')) return `${name} must be one line`;
  if (hasUnstorableCharacter(text)) return `${name} contains an invalid character`;
  if (CONTROL_CHARACTER.test(text)) return `${name} contains a control character`;
  return text.length > max ? `${name} is too long: ${text.length} characters, at most ${max}` : undefined;
};
