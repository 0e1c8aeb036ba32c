import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { outcomeLine } from './openingLines.ts';
import { requireOpening } from './requireOpening.ts';
import { textOf } from './textOf.ts';

export const copyOpening = defineCommand(
  {
    name: 'openings copy',
    summary: 'Makes a draft with the same texts, without the closing date.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {},
    examples: ['./staff openings copy 5'],
  },
  async ({ parameters, database, output, actor }) => {
    const id = readId(parameters.ID);
    const { openings } = await database();
    const original = await requireOpening(id, openings.find(id));
    const copy = { ...textOf(original), closing_date: null };
    writeLines(output, [outcomeLine(await openings.add(copy, { actor, isDraft: true }))]);
  },
);
