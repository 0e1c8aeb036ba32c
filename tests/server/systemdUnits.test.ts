import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshDir } from '../support/server.ts';

const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith('.service'));
const MAX_EXPOSURE = 2;

const skipReason =
  spawnSync('systemd-analyze', ['--version']).status === 0
    ? undefined
    : 'systemd-analyze is not installed here';
if (skipReason) process.stdout.write(`The units of deploy/ are not tested: ${skipReason}\n`);

/** Copies the units with existing paths, because `verify` checks that their programs exist. */
const installUnits = (): string => {
  const folder = freshDir();
  const current = join(folder, 'current');
  mkdirSync(join(current, 'bin'), { recursive: true });
  for (const name of units) {
    const text = readFileSync(join('deploy', name), 'utf8')
      .replaceAll('/opt/quillmere/current/bin/node', process.execPath)
      .replaceAll('/opt/quillmere/current/deploy', resolve('deploy'))
      .replaceAll('/opt/quillmere/current/staff', resolve('staff'))
      // It need not be installed where the tests run.
      .replaceAll('/usr/sbin/nft', '/bin/true')
      .replaceAll('/opt/quillmere/current', current);
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

(skipReason ? describe.skip : describe)('the systemd units', () => {
  it.each(units)('systemd understands all of %s', (name) => {
    const folder = installUnits();
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []]);
  });

  it.each(services)(`%s has an exposure of at most ${MAX_EXPOSURE}.0`, (name) => {
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', resolve('deploy', name)], {
      encoding: 'utf8',
    });
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeGreaterThan(0);
    expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE);
  });
});
