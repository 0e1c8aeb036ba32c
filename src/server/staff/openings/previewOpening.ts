import { openingPath } from '../../../content/paths.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import { writeLines } from '../terminal/terminal.ts';
import { noOpening } from './requireOpening.ts';

export const previewOpening = defineCommand(
  {
    name: 'openings preview',
    summary: 'Prints a link to the page as it will be, for a draft too. Whoever has the link sees it.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {},
    examples: ['./staff openings preview 5'],
  },
  async ({ parameters, desk, siteUrl, output, actor }) => {
    const id = readId(parameters.ID);
    const { openings } = await desk();
    const token = await openings.previewToken(id, { actor });
    if (token === undefined) throw noOpening(id);
    writeLines(output, [`${siteUrl()}${openingPath(id)}?preview=${token}`]);
  },
);
