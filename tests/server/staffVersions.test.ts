import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/server/platform/process/version.ts';
import { takeServeLock } from '../../src/server/platform/database/lock.ts';
import { itOn } from '../support/engine.ts';
import { leaveFormerDatabase } from '../support/formerDatabase.ts';
import { UP_TO_MAIL } from '../support/formerMigrations.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

describe('a staff command', () => {
  const applied = (dataDir: string) => queryDatabase(dataDir, 'select name from kysely_migration').length;
  const older = () => {
    const office = makeOffice({ hasDatabase: false });
    leaveFormerDatabase(office.dataDir, { statements: UP_TO_MAIL });
    return office;
  };

  itOn('sqlite', 'a server holds the database, not a folder')(
    'never makes a database, and names the folder it looked in',
    async () => {
      const { here, dataDir } = makeOffice({ hasDatabase: false });
      for (const words of ['openings list', 'applications erase ada@example.com --yes', 'migrate']) {
        expect(await here(words)).toMatchObject({
          code: 1,
          stdout: '',
          stderr: `There is no database in ${dataDir}\nSet DATA_DIR to the folder of the server, or start the server there once: npm start\n`,
        });
      }
      expect(readdirSync(dataDir)).toEqual([]);
      const elsewhere = join(dataDir, 'elsewhere');
      expect((await here('openings list', { env: { DATA_DIR: elsewhere } })).code).toBe(1);
      expect(existsSync(elsewhere)).toBe(false);
    },
  );

  itOn('sqlite', 'databases that earlier versions left, which SQLite kept')(
    'leaves a database of an older version as it is, and says what to run',
    async () => {
      const { here, dataDir } = older();
      const { code, stdout, stderr } = await here('applications list');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^The database in .* is from an older version of this program \(it lacks 0003_\w+, .*\); nothing was read or changed\n.*\.\/staff migrate/,
      );
      expect(applied(dataDir)).toBe(2);
    },
  );

  it('stops before a database of a newer version, with one line', async () => {
    const office = makeOffice();
    await office.here('openings list');
    changeDatabase(office.dataDir, "insert into kysely_migration values ('9999_future', '2030')");
    for (const words of ['openings list', 'migrate']) {
      expect(await office.here(words)).toMatchObject({
        code: 1,
        stderr: `The database was written by a newer version of this program (it has 9999_future, this is ${VERSION}); start that version\n`,
      });
    }
  });

  itOn('sqlite', 'databases that earlier versions left, which SQLite kept')(
    'brings it up to date when that is asked for, names the copy, and writes down who did',
    async () => {
      const { here, dataDir } = older();
      const { code, stdout } = await here('migrate');
      const [copy] = readdirSync(dataDir).filter((name) => name.startsWith('site.db.before-update-'));
      expect([code, stdout]).toEqual([
        0,
        `The database was brought up to date; as it was before it is kept as ${join(dataDir, String(copy))}. It holds personal data: delete it when all is well.\n`,
      ]);
      expect(queryDatabase(dataDir, 'select actor, action from audit')).toEqual([
        { actor: 'ada', action: 'database.updated' },
      ]);
      expect((await here('applications list')).stdout).toContain('APPLICATION-1');
      expect((await here('migrate')).stdout).toBe(
        'The database is up to date already; nothing was changed\n',
      );
    },
  );

  itOn('sqlite', 'databases that earlier versions left, which SQLite kept')(
    'does not do so under a running server',
    async () => {
      const { here, dataDir } = older();
      const lock = takeServeLock(dataDir);
      expect(await here('migrate')).toMatchObject({
        code: 1,
        stderr: 'The server is running on this data folder; stop it, then migrate\n',
      });
      lock.release();
      expect(applied(dataDir)).toBe(2);
    },
  );
});
