/** Controls that no text needs; line ends and tabs stay. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Surrogate}]/gu;

/** A longer text for the body of a mail: line ends as `\n`, other controls as blanks. */
export const bodyText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');

const oneLine = (text: string): string => bodyText(text).replace(/\s+/g, ' ').trim();

/** Names and values under each other, each on a line of its own, so that no value can pass for another field. */
export const bodyFields = (fields: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...fields.map(([name]) => name.length)) + 1;
  return fields.map(([name, value]) => `${`${name}:`.padEnd(width)} ${oneLine(value)}`.trimEnd()).join('\n');
};
