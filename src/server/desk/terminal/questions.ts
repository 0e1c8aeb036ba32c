import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Someone who answers, line by line. */
export interface Questions {
  /** The answer, without its line end; undefined when no more will come. */
  ask: (prompt: string) => Promise<string | undefined>;
  /** Lets go of the input, for an editor to take it; asking again takes it back. */
  close: () => void;
}

interface Source {
  input: Readable;
  output: Writable;
  /** With the keys of a line editor, and Ctrl-C as the end of the answers. */
  isTerminal: boolean;
}

/** Questions on a terminal, or answered by what is piped in. Nothing is read before the first question. */
export const readQuestions = ({ input, output, isTerminal }: Source): Questions => {
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  const open = (): AsyncIterator<string> => {
    reader = createInterface({ input, ...(isTerminal && { output }), terminal: isTerminal });
    return (lines = reader[Symbol.asyncIterator]());
  };
  return {
    ask: async (prompt) => {
      const answers = lines ?? open();
      // A line editor redraws its prompt: what stands above the line of the answer is not its own.
      const isHeading = prompt.endsWith('\n');
      if (isHeading || !isTerminal) output.write(isHeading || prompt === '' ? prompt : `${prompt}\n`);
      if (isTerminal) {
        reader?.setPrompt(isHeading ? '' : prompt);
        reader?.prompt();
      }
      const { value, done } = await answers.next();
      return done ? undefined : value;
    },
    close: () => {
      reader?.close();
      reader = undefined;
      lines = undefined;
    },
  };
};
