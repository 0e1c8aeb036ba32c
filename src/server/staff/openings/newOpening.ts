import { dayOf } from '../../db/openNow.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { refused } from '../command/staffError.ts';
import { formatOpeningFile } from '../openingText/formatOpeningFile.ts';
import { harmless } from '../terminal/harmless.ts';
import { writeLines } from '../terminal/terminal.ts';
import { outcomeLine } from './openingLines.ts';
import { askForOpening } from './askForOpening.ts';

export const newOpening = defineCommand(
  {
    name: 'openings new',
    summary: 'Asks for a new opening, question by question, and publishes it or keeps it as a draft.',
    parameters: {},
    options: {},
    examples: ['./staff openings new'],
  },
  async ({ desk, questions, output, now, actor }) => {
    writeLines(output, [
      "Press Enter to take what stands in brackets, type '-' to leave a field empty, 'back' for the question before.",
      '',
    ]);
    const today = dayOf(now().toISOString());
    const { text, choice } = await askForOpening({ questions, output, today });
    if (choice === 'quit' || choice === 'ended') {
      writeLines(output, ['Nothing was stored. What you typed:', '', harmless(formatOpeningFile(text))]);
      if (choice === 'quit') return;
      throw refused('The answers ended before the last question');
    }
    const { openings } = await desk();
    const added = await openings.add(text, { actor, isDraft: choice === 'draft' });
    writeLines(output, [outcomeLine(added)]);
  },
);
