import { openingPath } from '../../../content/paths.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { writeOut } from '../../desk/writeOut.ts';
import { noOpening } from './requireOpening.ts';

export const previewOpening = defineCommand(
  {
    name: 'openings preview',
    summary: 'Prints a link to the page as it will be, for a draft too. Whoever has the link sees it.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: { out: { type: 'string', value: 'FILE', help: 'into a file, for colleagues' } },
    examples: ['./staff openings preview 5'],
  },
  async (request) => {
    const { parameters, options, database, settings, siteUrl, actor } = request;
    const id = readId(parameters.ID);
    const { openings } = await database();
    const token = await openings.previewToken(id, { actor });
    if (token === undefined) throw noOpening(id);
    const path = `${openingPath(id)}?preview=${token}`;
    const unset = [
      path,
      "SITE_URL is not set: put the site's address before it, or set SITE_URL in .env and ask again.",
      `On this machine, while the server runs: http://localhost:${settings().port}${path}`,
    ];
    const lines = siteUrl() === '' ? unset : [`${siteUrl()}${path}`];
    return writeOut(request, { out: options.out, content: `${lines.join('\n')}\n` });
  },
);
