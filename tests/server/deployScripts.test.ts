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
  'HOST=::',
  'PORT=4321',
  'SITE_URL=https://www.quillsite.net',
  'DESK_URL=https://desk.quillsite.net',
];

/** Runs the scripts in `deploy` with test folders and fake programs; the server's user is `nobody`. */
const setUpMachine = () => {
  const root = freshDir();
  for (const folder of [
    'bin',
    'releases',
    'backups',
    'etc',
    'etc/units',
    'etc/nginx',
    'etc/nginx/conf.d',
    'usr',
    'caller',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of [root, join(root, 'releases')]) chmodSync(folder, 0o755);
  chmodSync(join(root, 'caller'), 0o700);
  writeFileSync(join(root, 'etc/quillmere.env'), SETTINGS.join('\n'));
  const readScript = (name: string) =>
    readFileSync(resolve('deploy', name), 'utf8')
      .replaceAll('/etc/quillmere/', `${join(root, 'etc')}/`)
      .replaceAll('/opt/quillmere', root)
      .replaceAll('/etc/systemd/system', join(root, 'etc/units'))
      .replaceAll('/etc/nginx', join(root, 'etc/nginx'))
      .replaceAll('/usr/local/bin', join(root, 'usr'))
      .replaceAll('/run/quillmere', join(root, 'run'))
      .replaceAll('-g quillmere', '-g nogroup')
      .replaceAll(' /etc/quillmere ', ` ${join(root, 'etc')} `)
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

const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('upgrade.sh and restart.sh', () => {
  /** What a fake release does: its process is ready, never ready, or checks or updates its database for 65 requests first. */
  type Behaviour = 'ready' | 'never ready' | 'checking' | 'updating' | 'wrong settings';

  /** Makes fake releases with the real scripts, as archives with checksums. */
  const setUp = () => {
    const machine = setUpMachine();
    const { root, writeProgram, readScript } = machine;
    for (const name of ['systemctl', 'nginx', 'sleep'])
      writeProgram(`bin/${name}`, `echo ${name} $@ >> ${root}/commands`);
    writeProgram('bin/quillmere-staff', `echo "$@" >> ${root}/commands; [ "$1" != backup ] || touch "$2"`);
    const answers: Record<Behaviour, string> = {
      ready: 'echo ready',
      'never ready': 'exit 0',
      checking: `[ $(wc -l < ${root}/requested) -gt 65 ] && echo ready || echo checking`,
      updating: `[ $(wc -l < ${root}/requested) -gt 65 ] && echo ready || echo updating`,
      'wrong settings': 'echo ready',
    };
    const pack = (version: string, day: number, behaviour: Behaviour = 'ready', change = ''): string => {
      const name = `quillmere-site-${version}-linux-x64`;
      const folder = join(freshDir(), name);
      mkdirSync(join(folder, 'bin'), { recursive: true });
      mkdirSync(join(folder, 'deploy'));
      const date = `2026-11-0${day}T10:00:00.000Z`;
      writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ name, version, date }, null, 2)}\n`);
      for (const file of readdirSync('deploy'))
        writeFileSync(
          join(folder, 'deploy', file),
          readScript(file) + (file === 'quillmere.service' ? change : ''),
        );
      const writeFile = (path: string, text: string) =>
        writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
      writeFile('bin/node', `echo "$2" | grep -o "http[^']*" >> ${root}/requested\n${answers[behaviour]}`);
      const isWrong = behaviour === 'wrong settings';
      writeFile(
        'staff',
        `case $* in *--help) echo --check ;; *) ${isWrong ? 'echo PORT is wrong; exit 1' : ':'} ;; esac`,
      );
      execFileSync('sh', ['-c', `sha256sum release.json > SHA256SUMS`], { cwd: folder });
      const archive = join(root, 'caller', `${name}.tar.gz`);
      execFileSync('tar', ['-czf', archive, '-C', dirname(folder), name]);
      const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
      writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
      return archive;
    };
    const upgrade = (...args: string[]) => machine.run('upgrade.sh', ...args);
    const readVersion = () => basename(readlinkSync(join(root, 'current'))).split('-')[2];
    const read = (name: string) => readFileSync(join(root, name), 'utf8');
    return { ...machine, pack, upgrade, readVersion, read };
  };

  it('installs, upgrades with the host and port from the settings, and keeps three releases', () => {
    const { root, pack, upgrade, readVersion, read } = setUp();
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
    expect(read('requested')).toContain('http://[::1]:4321/readyz');
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

  it('rolls back if the new version does not become ready, also to the former settings', () => {
    const { root, pack, upgrade, readVersion, read } = setUp();
    upgrade(pack('1.0.0', 1));
    const before = read('etc/quillmere.env');
    const settings = join(root, 'etc/new.env');
    writeFileSync(settings, 'PORT=5000\n');
    const { status, stderr } = upgrade('--settings', settings, pack('1.0.1', 2, 'never ready'));
    expect([status, stderr, readVersion(), read('etc/quillmere.env')]).toEqual([
      1,
      expect.stringContaining('did not become ready'),
      '1.0.0',
      before,
    ]);
    expect(read('requested')).toMatch(/:5000\/readyz[^]*:4321\/readyz\n$/);
  });

  it.each(['checking', 'updating'] as const)('waits for a process that is still %s its database', (work) => {
    const { pack, upgrade, readVersion } = setUp();
    upgrade(pack('1.0.0', 1));
    expect(upgrade(pack('1.0.1', 2, work))).toMatchObject({ status: 0, stderr: '' });
    expect(readVersion()).toBe('1.0.1');
  });

  it('checks the settings first: with a wrong one nothing is stopped or switched', () => {
    const { root, pack, upgrade, run, readVersion, read } = setUp();
    upgrade(pack('1.0.0', 1));
    writeFileSync(join(root, 'commands'), '');
    const { status, stdout, stderr } = upgrade(pack('1.0.1', 2, 'wrong settings'));
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^PORT is wrong\n.*nothing was changed/),
    ]);
    expect(readVersion()).toBe('1.0.0');
    writeFileSync(join(root, 'current/staff'), '#!/bin/sh\necho --check; echo HOST is wrong >&2; exit 1\n');
    writeFileSync(join(root, 'bin/settings.sh'), readFileSync(join(root, 'current/deploy/settings.sh')));
    expect(run('restart.sh').stderr).toContain('HOST is wrong\nrestart.sh: nothing was restarted');
    expect(read('commands')).not.toMatch(/restart|stop/);
  });

  it('lists the installed files that differ, and installs them with --deploy', () => {
    const { pack, upgrade, read } = setUp();
    upgrade(pack('1.0.0', 1));
    const first = upgrade('--deploy', pack('1.0.1', 2)).stdout;
    expect(first).toMatch(/installed \S+\/etc\/nginx\/conf\.d\/quillmere\.conf\n/);
    expect(read('etc/nginx/conf.d/quillmere.conf')).toContain('server_name www.quillsite.net;');
    expect(read('etc/nginx/conf.d/quillmere-desk.conf')).toContain('server_name desk.quillsite.net;');
    expect(read('etc/nginx/quillmere-processes.conf')).toMatch(/\nserver \[::1\]:4321 max_fails=0;\n$/);
    expect(read('etc/nginx/quillmere-desk-processes.conf')).toMatch(
      /\nserver 127\.0\.0\.1:3001 max_fails=0;\n$/,
    );
    expect(upgrade(pack('1.0.2', 3)).stdout).not.toContain('differ from');
    const changed = upgrade(pack('1.0.3', 4, 'ready', '# changed\n')).stdout;
    expect(changed).toMatch(
      /differ from those of the release \(--deploy installs them\):\n {2}\S+\/quillmere\.service\n/,
    );
    upgrade('--deploy', pack('1.0.4', 5, 'ready', '# changed\n'));
    expect(read('etc/units/quillmere.service')).toMatch(/# changed\n$/);
  });

  it('starts the previous version again with --back', () => {
    const { pack, upgrade, readVersion } = setUp();
    for (const [index, version] of ['1.0.0', '1.0.1'].entries()) upgrade(pack(version, index + 1));
    expect(upgrade('--back').stdout).toContain('1.0.0-linux-x64 is running');
    expect(readVersion()).toBe('1.0.0');
    expect(upgrade('--back').status).toBe(0);
    expect(readVersion()).toBe('1.0.1');
  });
});

describeAsRoot('quillmere-staff', () => {
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
