import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT_MIGRATION, newerProgram } from '../support/newerProgram.ts';
import { freshDir, queryDatabase, startInVain } from '../support/server.ts';
import { runProgram, serversOfTests } from '../support/staff.ts';
import { applied } from './apply.ts';

const REFUSAL = `The database was written by a newer version of this program (it has ${NEXT_MIGRATION}, this is `;

const referencesIn = (dataDir: string): string[] =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id').map(
    ({ reference }) => reference,
  );

describe('a rollback after a version that changed the database', () => {
  const start = serversOfTests();
  const dataDir = freshDir();
  const backup = join(freshDir(), 'before.db');
  const PROGRAM = join(newerProgram(), 'src/server/serve.ts');
  let before: string;
  let since: string;
  let copy: string;

  it('begins with a backup by the old version, which the new one does not touch', async () => {
    const old = await start({ DATA_DIR: dataDir });
    before = String((await applied(old))['reference']);
    expect((await runProgram(['backup', backup], { dataDir })).code).toBe(0);
    await old.stop();

    const next = await start({ DATA_DIR: dataDir, PROGRAM });
    copy = /kept as (\S+)\. /.exec(next.output().stdout)?.[1] ?? '';
    since = String((await applied(next, { email: 'grace@example.com' }))['reference']);
    await next.stop();
    expect(queryDatabase(dataDir, 'select grade from applications')).toEqual([
      { grade: 'none' },
      { grade: 'none' },
    ]);
  });

  it('is refused by the old version, server and commands, as long as the database is the new one', async () => {
    expect(await startInVain({ DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(REFUSAL) as string,
    });
    const listed = await runProgram(['applications', 'list'], { dataDir });
    expect([listed.code, listed.stderr]).toEqual([1, expect.stringContaining(REFUSAL)]);
    expect(referencesIn(dataDir)).toEqual([before, since]);
  });

  it.each([
    ['the backup', () => backup],
    ['the copy that the new version made before it changed anything', () => copy],
  ])('goes on with %s, and keeps what came in since aside', async (_what, fileOf) => {
    const restored = await runProgram(['restore', fileOf(), '--yes'], { dataDir });
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    const aside = /former database is kept as (\S+)\. /.exec(restored.stdout)?.[1] ?? '';
    expect(existsSync(aside)).toBe(true);

    const old = await start({ DATA_DIR: dataDir });
    expect(referencesIn(dataDir)).toEqual([before]);
    expect((await applied(old, { email: 'joan@example.com' }))['reference']).toBeTruthy();
    await old.stop();

    // And forward again, for the next way of going back.
    const next = await start({ DATA_DIR: dataDir, PROGRAM });
    expect(referencesIn(dataDir)).toHaveLength(2);
    await next.stop();
  });
});
