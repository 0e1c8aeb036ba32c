import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from '../../../tests/support/server.ts';
import { dumpPostgres } from './dumpPostgres.ts';

describe('a dump of PostgreSQL', () => {
  /** Writes fake PostgreSQL programs. */
  const setUp = (programs: Readonly<Record<string, string>>) => {
    const folder = freshDir();
    mkdirSync(join(folder, 'bin'));
    for (const [name, text] of Object.entries(programs))
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const file = join(folder, 'site.dump');
    const dump = (overwrite = false) =>
      dumpPostgres({
        databaseUrl: 'postgres://site:a%20secret@127.0.0.1:5432/site',
        file,
        overwrite,
        env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
      });
    return { folder, file, dump };
  };
  const pg_dump =
    'for word do case $word in --file=*) echo "$PGPASSWORD $*" > "${word#--file=}" ;; esac; done';

  it('is readable by its owner only and verified, and the password is not on the command line', async () => {
    const { file, dump } = setUp({ pg_dump, pg_restore: 'exit 0' });
    expect(await dump()).toBe(statSync(file).size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^a secret --format=custom --file=\S+ --dbname=postgres:\/\/site@127\.0\.0\.1:5432\/site\n$/,
    );
    await expect(dump()).rejects.toThrow('already exists; --force overwrites it');
    await dump(true);
  });

  it.each([
    ['pg_dump failed: no such host', { pg_dump: 'echo no such host >&2; exit 1', pg_restore: '' }],
    ['pg_restore failed', { pg_dump, pg_restore: 'exit 1' }],
  ])('is not written if %s', async (message, programs) => {
    const { folder, dump } = setUp(programs);
    await expect(dump()).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual(['bin']);
  });
});
