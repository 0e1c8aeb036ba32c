import { resolve } from 'node:path';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import { inPath, outPath } from '../../desk/place/personsPath.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { progressOf } from '../../desk/terminal/progress.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { copyDatabase } from '../copy/copyDatabase.ts';
import { readPlace } from '../copy/places.ts';

/** The server's own data folder may lie in the site's own folder, as it does where nothing is set; nothing else may. */
const targetOf =
  ({ surroundings, dataDir }: Pick<StaffContext, 'surroundings'> & { dataDir: string }) =>
  (named: string): string =>
    resolve(surroundings.current, named) === resolve(dataDir)
      ? resolve(dataDir)
      : outPath(surroundings, named);

export const copyDatabaseCommand = defineCommand(
  {
    name: 'copy-database',
    summary:
      'Copies everything into an empty database of either kind, and compares every row. Stop the server first.',
    parameters: {},
    options: {
      from: {
        type: 'string',
        value: 'PLACE',
        help: 'a data folder, or an address like postgres://user@host/name',
      },
      to: { type: 'string', value: 'PLACE', help: 'the same; a password is read from PGPASSWORD, too' },
    },
    examples: ['./staff copy-database --from /var/lib/site --to postgres://site@db.example/site'],
  },
  async ({ options, settings, output, errors, now, actor, surroundings }) => {
    if (options.from === undefined || options.to === undefined)
      throw wrongUse('copy-database needs --from and --to; see ./staff copy-database --help');
    const { dataDir } = settings();
    const from = readPlace(options.from, { dataDir, folderOf: (named) => inPath(surroundings, named) });
    const to = readPlace(options.to, { dataDir, folderOf: targetOf({ surroundings, dataDir }) });
    const copying = progressOf({ errors, now }, 'copied');
    const comparing = progressOf({ errors, now }, 'compared');
    const copied = await copyDatabase({
      from,
      to,
      actor,
      at: now().toISOString(),
      onCopied: copying.show,
      onCompared: comparing.show,
    }).finally(() => {
      copying.end();
      comparing.end();
    });
    writeLines(output, [
      `Copied from ${from.name} to ${to.name}, and compared row by row:`,
      ...Object.entries(copied).map(([table, { rows, sha256 }]) => `${table} ${rows}, SHA-256 ${sha256}`),
      'Keep erasures.log of the data folder: it says whom no backup may bring back.',
    ]);
  },
);
