import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { freshDir } from '../support/server.ts';

const SETTINGS = [
  '# A comment = no setting',
  'SCAN_COMMAND=clamdscan --fdpass --no-summary',
  "SMTP_URL='smtp://user:pa$s;word@mail.example.com:587?a=b&c=d'",
  'PGPASSWORD=a $(touch made) `touch made` long one',
  'PORT=4321',
];

/** Runs the scripts in `deploy` with test folders and fake programs; the server's user is `nobody`. */
const setUpMachine = () => {
  const root = freshDir();
  for (const folder of ['bin', 'releases', 'backups', 'etc', 'caller']) mkdirSync(join(root, folder));
  for (const folder of [root, join(root, 'releases')]) chmodSync(folder, 0o755);
  chmodSync(join(root, 'caller'), 0o700);
  writeFileSync(join(root, 'etc/quillmere.env'), SETTINGS.join('\n'));
  const readScript = (name: string) =>
    readFileSync(resolve('deploy', name), 'utf8')
      .replaceAll('/etc/quillmere/', `${join(root, 'etc')}/`)
      .replaceAll('/opt/quillmere', root)
      .replaceAll('/var/backups/quillmere', join(root, 'backups'))
      .replaceAll('=quillmere ', '=nobody ')
      .replaceAll('regid=nobody', 'regid=nogroup')
      .replaceAll('!= quillmere ]', '!= nobody ]');
  const writeProgram = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  };
  const run = (name: string, ...args: string[]) => {
    writeFileSync(join(root, 'bin', name), readScript(name), { mode: 0o755 });
    return spawnSync('sh', [join(root, 'bin', name), ...args], {
      encoding: 'utf8',
      cwd: join(root, 'caller'),
      input: 'typed',
      env: { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
    });
  };
  return { root, readScript, writeProgram, run };
};

describe('upgrade.sh', () => {
  /** Makes fake releases that record readiness checks, as archives with checksums. */
  const setUp = () => {
    const machine = setUpMachine();
    const { root, writeProgram, readScript } = machine;
    writeProgram('bin/systemctl', 'exit 0');
    writeProgram('bin/quillmere-staff', `echo "$@" >> ${root}/commands; [ "$1" != backup ] || touch "$2"`);
    writeProgram('bin/sleep', 'exit 0');
    const pack = (version: string, day: number, isReady = true): string => {
      const name = `quillmere-site-${version}-linux-x64`;
      const folder = join(freshDir(), name);
      mkdirSync(join(folder, 'bin'), { recursive: true });
      mkdirSync(join(folder, 'deploy'));
      const date = `2026-11-0${day}T10:00:00.000Z`;
      writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ name, version, date }, null, 2)}\n`);
      writeFileSync(join(folder, 'deploy/settings.sh'), readScript('settings.sh'));
      writeFileSync(
        join(folder, 'bin/node'),
        `#!/bin/sh\necho "$2" >> ${root}/requested\nexit ${isReady ? 0 : 1}\n`,
        { mode: 0o755 },
      );
      writeFileSync(join(folder, 'SHA256SUMS'), '');
      execFileSync('sh', ['-c', `sha256sum release.json > SHA256SUMS`], { cwd: folder });
      const archive = join(root, 'caller', `${name}.tar.gz`);
      execFileSync('tar', ['-czf', archive, '-C', dirname(folder), name]);
      const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
      writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
      return archive;
    };
    const upgrade = (...args: string[]) => machine.run('upgrade.sh', ...args);
    const readVersion = () => basename(readlinkSync(join(root, 'current'))).split('-')[2];
    return { ...machine, pack, upgrade, readVersion };
  };

  it('installs, upgrades with the port from the settings, and keeps three releases', () => {
    const { root, pack, upgrade, readVersion } = setUp();
    expect(upgrade(pack('1.0.0', 1)).stdout).toContain('is installed\n');
    for (const [version, day] of [
      ['1.0.1', 2],
      ['1.0.10', 3],
      ['1.1.0+abc', 4],
      ['1.1.0+def', 5],
    ] as const) {
      const { status, stdout, stderr } = upgrade(pack(version, day));
      expect([status, stderr, stdout]).toEqual([
        0,
        '',
        expect.stringContaining(`${version}-linux-x64 is running.`),
      ]);
    }
    expect(readVersion()).toBe('1.1.0+def');
    expect(readFileSync(join(root, 'requested'), 'utf8')).toContain('http://127.0.0.1:4321/readyz');
    const remaining = readdirSync(join(root, 'releases')).map((name) => name.split('-')[2]);
    expect(remaining).toHaveLength(3);
    expect(remaining).toEqual(expect.arrayContaining(['1.1.0+def', '1.1.0+abc']));
  });

  it('refuses several archives, a damaged one, and an older release without --downgrade', () => {
    const { pack, upgrade, readVersion } = setUp();
    const [older, same, newer] = [pack('1.0.9', 1), pack('1.0.10+abc', 2), pack('1.0.10+def', 3)];
    upgrade(newer);
    expect(upgrade(older, newer).stderr).toContain('expected one archive, got 2');
    for (const archive of [older, same]) {
      const { status, stderr } = upgrade(archive);
      expect([status, stderr]).toEqual([
        1,
        expect.stringContaining('is older than quillmere-site-1.0.10+def'),
      ]);
      expect(readVersion()).toBe('1.0.10+def');
    }
    expect(upgrade(newer).stdout).toContain('is already installed');
    expect(upgrade('--downgrade', older).status).toBe(0);
    expect(readVersion()).toBe('1.0.9');
    writeFileSync(`${newer}.sha256`, `${'0'.repeat(64)}  ${basename(newer)}\n`);
    expect(upgrade(newer).stderr).toContain('is damaged');
  });

  it('rolls back if the new version does not become ready', () => {
    const { pack, upgrade, readVersion } = setUp();
    upgrade(pack('1.0.0', 1));
    const { status, stderr } = upgrade(pack('1.0.1', 2, false));
    expect([status, stderr, readVersion()]).toEqual([
      1,
      expect.stringContaining('did not become ready'),
      '1.0.0',
    ]);
  });
});

(process.getuid?.() === 0 ? describe : describe.skip)('quillmere-staff', () => {
  const setUp = () => {
    const machine = setUpMachine();
    const { root, readScript } = machine;
    mkdirSync(join(root, 'current/deploy'), { recursive: true });
    writeFileSync(join(root, 'current/deploy/settings.sh'), readScript('settings.sh'));
    return { ...machine, staff: (...args: string[]) => machine.run('quillmere-staff', ...args) };
  };

  it('reads the settings as systemd does, and executes nothing in them', () => {
    const { root, writeProgram, staff } = setUp();
    writeProgram('current/staff', 'id -un; cat; echo; env; echo "$@"');
    const { status, stdout } = staff('doctor', '-');
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'nobody',
        'typed',
        'SCAN_COMMAND=clamdscan --fdpass --no-summary',
        'SMTP_URL=smtp://user:pa$s;word@mail.example.com:587?a=b&c=d',
        'PGPASSWORD=a $(touch made) `touch made` long one',
        'doctor -',
      ]),
    );
    expect(readdirSync(join(root, 'caller'))).toEqual([]);
  });

  it("writes the file to standard output for '-', and the command's messages to standard error", () => {
    const { writeProgram, staff } = setUp();
    writeProgram('current/staff', 'echo said; echo file > "$2"');
    expect(staff('backup', '-')).toMatchObject({ stdout: 'file\n', stderr: 'said\n' });
  });
});
