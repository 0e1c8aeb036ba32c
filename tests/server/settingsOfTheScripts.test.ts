import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshDir } from '../support/server.ts';

const SETTINGS = [
  '# A comment = no setting',
  'SCAN_COMMAND=clamdscan --fdpass --no-summary',
  "SMTP_URL='smtp://user:pa$s;word@mail.example.com:587?a=b&c=d'",
  'MAIL_TO="office@example.com"',
  'PGPASSWORD=a $(touch made) `touch made` long one',
  'DATABASE_URL=postgres://site@127.0.0.1:5432/site',
];

/** The scripts of `deploy` as they are, on settings and programs of a folder of their own. */
const place = () => {
  const root = freshDir();
  writeFileSync(join(root, 'quillmere.env'), SETTINGS.join('\n'));
  mkdirSync(join(root, 'bin'));
  const placed = (name: string) =>
    readFileSync(resolve('deploy', name), 'utf8').replaceAll(
      '/etc/quillmere/quillmere.env',
      join(root, 'quillmere.env'),
    );
  const program = (name: string, text: string) =>
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const run = (script: string) =>
    spawnSync('sh', ['-c', script, 'script', 'doctor'], {
      encoding: 'utf8',
      cwd: root,
      env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
    });
  return { root, placed, program, run };
};

describe('settings as scripts of the machine read them', () => {
  it('are those of the server, whatever blanks and signs they hold, and nothing in them is run', () => {
    const { placed, program, run } = place();
    program('setpriv', 'env; printf "%s\\n" "$@"');
    program('id', 'echo 0');
    const { status, stdout, stderr } = run(placed('quillmere-staff'));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'SCAN_COMMAND=clamdscan --fdpass --no-summary',
        'SMTP_URL=smtp://user:pa$s;word@mail.example.com:587?a=b&c=d',
        'MAIL_TO=office@example.com',
        'PGPASSWORD=a $(touch made) `touch made` long one',
        'DATA_DIR=/var/lib/quillmere',
        'doctor',
      ]),
    );
    expect(run('ls').stdout).not.toContain('made');
  });

  it('are known to the dump that is made before an upgrade, the password of the database, too', () => {
    const { placed, program, run } = place();
    program('pg_dump', 'printf "%s|" "$PGPASSWORD" "$@"');
    const [backup = ''] = /^read_settings\(\) [^]*?\n(?=else\n)/m.exec(placed('upgrade.sh')) ?? [];
    const { status, stdout, stderr } = run(`set -eu; name=new\n${backup}fi`);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      'a $(touch made) `touch made` long one|--format=custom|--file=/var/backups/quillmere/before-new.dump|postgres://site@127.0.0.1:5432/site|',
    );
  });
});
