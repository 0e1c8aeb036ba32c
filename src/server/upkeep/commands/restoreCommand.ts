import { existsSync } from 'node:fs';
import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { refused } from '../../desk/command/staffError.ts';
import { inPath, isInProgram } from '../../desk/place/personsPath.ts';
import type { Surroundings } from '../../desk/place/surroundings.ts';
import { progressOf } from '../../desk/terminal/progress.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { lookAtRestore, restore } from '../restore.ts';
import { refuseOnPostgres } from './refuseOnPostgres.ts';
import { rowLine } from './rowLine.ts';

/** Backups made from the site's own folder land elsewhere (STAFF-20): who looks for one here is told where. */
const refuseMissing = (surroundings: Surroundings, file: string): void => {
  if (existsSync(file)) return;
  const { home, current } = surroundings;
  const isHere = isInProgram(surroundings);
  throw refused(
    `${file}: there is no such file`,
    ...(isHere ? [`Nor in ${home}, where a backup lands that is made from ${current}`] : []),
  );
};

export const restoreBackup = defineCommand(
  {
    name: 'restore',
    summary: 'Puts a backup in the place of the database. Stop the server first.',
    parameters: { FILE: "what 'backup' wrote" },
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff restore /backups/site-monday.db'],
    isFinal: true,
  },
  async (request) => {
    const { parameters, options, settings, output, errors, now, actor } = request;
    const { dataDir, databaseUrl } = settings();
    refuseOnPostgres(
      { databaseUrl },
      'Restore what pg_dump wrote into a new database: pg_restore --no-owner --dbname=ADDRESS FILE',
    );
    const file = inPath(request.surroundings, parameters.FILE);
    refuseMissing(request.surroundings, file);
    lookAtRestore({ dataDir, file });
    await confirm(request, {
      question: 'What came in since the backup is kept aside, and no longer shown.',
      isConfirmed: options.yes,
    });
    const checking = progressOf({ errors, now }, 'checked');
    const { rows, erasedAgain, keptAside } = await restore({
      dataDir,
      file,
      actor,
      at: now().toISOString(),
      onChecked: checking.show,
    }).finally(checking.end);
    const again = erasedAgain.length === 0 ? 'none' : erasedAgain.join(', ');
    writeLines(output, [
      `Restored: ${rowLine(rows)}`,
      `Erased again, because that was asked for since: ${again}`,
      ...(keptAside === undefined
        ? []
        : [
            `The former database is kept as ${keptAside}. It holds personal data: delete it when all is well.`,
          ]),
    ]);
  },
);
