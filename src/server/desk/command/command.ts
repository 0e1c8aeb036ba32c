import type { StaffContext } from '../staffContext.ts';

/** What a command says of itself. */
export interface CommandTexts {
  /** `openings show`: its group and its own word; or one word alone, like `backup`. */
  name: string;
  summary: string;
  /** Its positional arguments by name, in order, each explained; parameterValues.ts says how the names are read. */
  parameters: Readonly<Record<string, string>>;
  options: Readonly<Record<string, OptionText>>;
  examples: readonly string[];
  /** What it does nobody can bring back: it is never suggested to somebody who mistyped. */
  isFinal?: boolean;
}

export interface OptionText {
  type: 'boolean' | 'string';
  /** What the value stands for in the help: `FILE`. */
  value?: string;
  help: string;
}

/** A command, ready to run with the words that follow its name. */
export interface Command {
  texts: CommandTexts;
  run: (words: readonly string[], context: StaffContext) => Promise<void>;
}
