import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freshDir } from '../support/server.ts';

const DAY_S = 86_400;

/** A folder of backups, each so many days old. */
const folderWith = (days: Readonly<Record<string, number>>): string => {
  const folder = freshDir();
  for (const [name, age] of Object.entries(days)) {
    writeFileSync(join(folder, name), '');
    const at = Date.now() / 1000 - age * DAY_S;
    utimesSync(join(folder, name), at, at);
  }
  return folder;
};

const BEFORE_UPGRADES = {
  'before-quillmere-site-1.9.0.db': 50,
  'before-quillmere-site-1.10.0.db': 40,
  'before-quillmere-site-1.11.0.dump': 30,
  'before-quillmere-site-1.2.0.db': 60,
  'before-notes.txt': 90,
};

describe('backups that are older than they are kept', () => {
  it('go with the next one: those of nights but the newest three, those of upgrades but the latest', () => {
    const program = freshDir();
    mkdirSync(join(program, 'deploy'));
    copyFileSync(resolve('deploy/backup.sh'), join(program, 'deploy/backup.sh'));
    writeFileSync(join(program, 'staff'), '#!/bin/sh\necho copy > "$2"\n', { mode: 0o755 });
    const folder = folderWith({
      ...BEFORE_UPGRADES,
      'site-20200301T000000Z.db': 13,
      'site-20200201T000000Z.db': 40,
      'site-20200101T000000Z.db': 70,
    });
    const { status, stderr } = spawnSync('sh', [join(program, 'deploy/backup.sh')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], BACKUP_DIR: folder, DATA_DIR: freshDir() },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(folder).sort()).toEqual([
      'before-notes.txt',
      'before-quillmere-site-1.11.0.dump',
      'site-20200201T000000Z.db',
      'site-20200301T000000Z.db',
      expect.stringMatching(/^site-\d{8}T\d{6}Z\.db$/),
    ]);
  });

  it('of upgrades go with the next upgrade, where no backup is made by night', () => {
    const folder = folderWith({ ...BEFORE_UPGRADES, 'before-new.dump': 40, 'before-late.db': 20 });
    const [, done = ''] =
      /^if start [^]*?then\n([^]*?)^ {2}exit$/m.exec(
        readFileSync('deploy/upgrade.sh', 'utf8').replaceAll('/var/backups/quillmere', folder),
      ) ?? [];
    const script = `set -eu; read_settings() { KEEP_DAYS=25; }; home=${freshDir()} name=new before=old backup=${folder}/before-new.dump\n${done}`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(folder).sort()).toEqual(['before-late.db', 'before-new.dump', 'before-notes.txt']);
  });

  it('leave no database behind where their trial was killed', () => {
    const folder = folderWith({});
    const killed = join(folder, 'trial-abc123');
    const underWay = join(folder, 'trial-def456');
    for (const trial of [killed, underWay]) {
      mkdirSync(trial);
      writeFileSync(join(trial, 'site.db'), '');
    }
    const at = Date.now() / 1000 - 2 * DAY_S;
    utimesSync(killed, at, at);
    const { status, stderr } = spawnSync('sh', ['deploy/check-backup.sh'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], BACKUP_DIR: folder },
    });
    expect([status, stderr]).toEqual([1, `There is no backup in ${folder}\n`]);
    expect(readdirSync(folder)).toEqual(['trial-def456']);
  });
});
