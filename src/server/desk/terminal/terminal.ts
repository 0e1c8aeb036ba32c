import { styleText } from 'node:util';

/** Where a command writes; staff.ts makes it from the process, tests from what they like. */
export interface Terminal {
  write: (content: string | Uint8Array) => void;
  isTerminal: boolean;
  /** Columns; Infinity where the output is no terminal. */
  width: number;
  hasColours: boolean;
}

export type Style = 'bold' | 'dim' | 'red' | 'green';

/** The text in a style, where the terminal shows styles. */
export const styled = (terminal: Terminal, style: Style, text: string): string =>
  terminal.hasColours ? styleText(style, text, { validateStream: false }) : text;

export const writeLines = (terminal: Terminal, lines: readonly string[]): void =>
  terminal.write(`${lines.join('\n')}\n`);
