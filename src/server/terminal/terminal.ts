/** An output stream of a command. */
export interface Terminal {
  write: (content: string | Uint8Array) => void;
}

export const writeLines = (terminal: Terminal, lines: readonly string[]): void =>
  terminal.write(`${lines.join('\n')}\n`);

/** Control, line-break and bidirectional characters, which could control a terminal or disguise text. */
const CONTROL_CHARACTER =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const escapeCharacter = (character: string): string => {
  const code = character.charCodeAt(0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
};

/** Turns text into one line that is safe to print: control characters are escaped, like `\x1b`. */
export const escapeLine = (text: string): string =>
  text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(CONTROL_CHARACTER, escapeCharacter)
    .replace(/\s+/g, ' ')
    .trim();

/** Removes control characters, for a cell of a spreadsheet. */
export const withoutControls = (text: string): string =>
  text.replace(CONTROL_CHARACTER, (character) => (/[\n\r\t]/.test(character) ? character : ''));

/** Formats rows as aligned columns, two spaces apart, without control characters. */
export const formatTable = (rows: readonly (readonly string[])[]): string[] => {
  const cells = rows.map((row) => row.map(escapeLine));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** JSON with escaped control and bidirectional characters: the same value, safe to print on a terminal. */
export const formatJson = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
};

/** `1 application`, `2 applications`. */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
