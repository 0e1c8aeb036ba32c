import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { refused, StaffError } from '../../desk/command/staffError.ts';
import { explain } from '../../desk/explain.ts';
import { harmless } from '../../desk/terminal/harmless.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { StartError } from '../../platform/process/startError.ts';
import { dayOf } from '../queries/openNow.ts';
import { formatOpeningFile } from '../text/formatOpeningFile.ts';
import { askForOpening } from './askForOpening.ts';
import { outcomeLine } from './openingLines.ts';
import { readUnfinished, unfinishedFile, unfinishedIn } from './unfinished.ts';

const beganBefore = (count: number): string =>
  `${count === 1 ? 'An opening was' : `${count} openings were`} begun and never stored; ${callOf('openings new --resume')} goes on with the last one.`;

export const newOpening = defineCommand(
  {
    name: 'openings new',
    summary: 'Asks for a new opening, question by question, and publishes it or keeps it as a draft.',
    parameters: {},
    options: { resume: { type: 'boolean', help: 'go on with the one that was begun last and never stored' } },
    examples: ['./staff openings new', './staff openings new --resume'],
  },
  async ({ options, database, questions, output, errors, now, actor, surroundings }) => {
    const resumed = options.resume ? unfinishedIn(surroundings.drafts).at(-1) : undefined;
    if (options.resume && !resumed) throw refused(`There is no unfinished opening in ${surroundings.drafts}`);
    // Nobody answers questions for a database of another version (OPS-10); of a full disk the end tells.
    await database().catch((error: unknown) => {
      if (error instanceof StartError) throw error;
    });
    const at = now().toISOString();
    const file = unfinishedFile(surroundings.drafts, { at, ...(resumed && { resumed }) });
    const whereKept = (): string[] => {
      const kept = file.kept();
      return kept ? [`It is kept in ${kept}; go on with ${callOf('openings new --resume')}`] : [];
    };
    let isSaid = false;
    const keep = (text: Parameters<typeof file.keep>[0]): void => {
      const code = file.keep(text);
      if (code && !isSaid)
        writeLines(errors, [`What you type cannot be kept in ${surroundings.drafts} (${code})`]);
      isSaid ||= code !== undefined;
    };
    const others = options.resume ? [] : unfinishedIn(surroundings.drafts);
    writeLines(output, [
      ...(others.length === 0 ? [] : [beganBefore(others.length)]),
      "Press Enter to take what is in brackets, type '-' to leave a field empty, 'back' for the question before.",
      '',
    ]);
    const today = dayOf(at);
    const begun = resumed && readUnfinished(resumed);
    const { text, choice } = await askForOpening({ questions, output, today, keep, ...(begun && { begun }) });
    if (choice === 'quit' || choice === 'ended') {
      writeLines(output, [
        'Nothing was stored. What you typed:',
        '',
        harmless(formatOpeningFile(text)),
        ...whereKept(),
      ]);
      if (choice === 'quit') return;
      throw refused('The answers ended before the last question');
    }
    try {
      const { openings } = await database();
      const added = await openings.add(text, { actor, isDraft: choice === 'draft' });
      file.remove();
      writeLines(output, [outcomeLine(added)]);
    } catch (error) {
      const { lines, exitCode } = explain(error);
      // On a disk that takes nothing more, the screen is the one place left for what was typed.
      if (!file.kept()) writeLines(output, ['What you typed:', '', harmless(formatOpeningFile(text))]);
      throw new StaffError([...lines, ...whereKept()], exitCode);
    }
  },
);
