/**
 * Characters by which a text could steer the terminal it is shown on, or pretend to be another text: controls
 * (escape sequences begin with one), line and direction controls, broken characters.
 */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const visible = (character: string): string => {
  const code = character.charCodeAt(0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
};

/** A text of several lines, safe for a terminal; what could steer it is spelled out, like `\x1b`. */
export const harmless = (text: string): string =>
  text
    .replace(/\r\n/g, '\n')
    .replace(STEERING, (character) =>
      character === '\n' || character === '\t' ? character : visible(character),
    );

/** The same for a table's cell, where nobody wants to read `\x1b`: what could steer is left out. */
export const withoutSteering = (text: string): string =>
  text.replace(STEERING, (character) => (/[\n\r\t]/.test(character) ? character : ''));

/** The same for a text that has to stay on one line, like a cell of a table: line ends and tabs become blanks. */
export const harmlessLine = (text: string): string => harmless(text).replace(/\s+/g, ' ').trim();
