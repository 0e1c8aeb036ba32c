import { openingPath } from '../../../content/paths.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { noOpening } from './requireOpening.ts';

export const previewOpening = defineCommand(
  {
    name: 'openings preview',
    summary: 'Prints a link to the page as it will be, for a draft too. Whoever has the link sees it.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {},
    examples: ['./staff openings preview 5'],
  },
  async ({ parameters, database, settings, siteUrl, output, actor }) => {
    const id = readId(parameters.ID);
    const { openings } = await database();
    const token = await openings.previewToken(id, { actor });
    if (token === undefined) throw noOpening(id);
    const path = `${openingPath(id)}?preview=${token}`;
    if (siteUrl() !== '') return writeLines(output, [`${siteUrl()}${path}`]);
    return writeLines(output, [
      path,
      "SITE_URL is not set: put the site's address before it, or set SITE_URL in .env and ask again.",
      `On this machine, while the server runs: http://localhost:${settings().port}${path}`,
    ]);
  },
);
