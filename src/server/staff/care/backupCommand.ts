import { backUp } from '../../db/backUp.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { outPath } from '../place/personsPath.ts';
import { progressOf } from '../terminal/progress.ts';
import { writeLines } from '../terminal/terminal.ts';
import { rowLine } from './rowLine.ts';

export const backup = defineCommand(
  {
    name: 'backup',
    summary: 'Writes the whole database into one file while the server works, and reads it back.',
    parameters: { FILE: 'where to' },
    options: { force: { type: 'boolean', help: 'also over a file that is there already' } },
    examples: ['./staff backup /backups/site-monday.db'],
  },
  async ({ parameters, options, desk, settings, output, errors, now, actor, surroundings }) => {
    const { dataDir } = settings();
    const file = outPath(surroundings, parameters.FILE);
    const copying = progressOf({ errors, now }, 'copied');
    const checking = progressOf({ errors, now }, 'read back');
    const { bytes, rows } = await backUp({
      dataDir,
      file,
      overwrite: options.force === true,
      onCopied: copying.show,
      onChecked: checking.show,
    }).finally(() => {
      copying.end();
      checking.end();
    });
    const { audit } = await desk();
    await audit.note('database.backed_up', 'database', { actor });
    writeLines(output, [
      `${file}: ${formatBytes(bytes)}, read back without a fault`,
      rowLine(rows),
      'It holds personal data: keep it where only the right people can read it. Keep erasures.log of the data folder, too.',
    ]);
  },
);
