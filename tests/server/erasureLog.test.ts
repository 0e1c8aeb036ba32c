import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { recordErasures, readErasures } from '../../src/server/privacy/erasureLog.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { purge } from '../../src/server/privacy/retention/purge.ts';
import { limitFileSize } from '../support/limitFileSize.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { makeServerStarter } from '../support/staff.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { applyNow, fetchFrom } from './client.ts';
import { fakeDist } from './fakeDist.ts';
import { browserHeaders } from './applicationForm.ts';

const ERASED_AT = '2026-11-20T10:00:00.000Z';
const makeEntry = (reference: string) => ({ reference, at: ERASED_AT });

describe('the erasure log', () => {
  it('keeps all complete entries, wherever another entry was cut off', () => {
    const dataDir = freshDir();
    const file = join(dataDir, 'erasures.log');
    recordErasures(dataDir, [makeEntry('KEPT')]);
    const { size } = statSync(file);
    const entry = JSON.stringify(makeEntry('TRUNCATED'));
    for (let length = 1; length <= entry.length; length += 1) {
      truncateSync(file, size);
      appendFileSync(file, entry.slice(0, length));
      recordErasures(dataDir, [makeEntry('NEXT')]);
      const expected = length === entry.length ? ['KEPT', 'TRUNCATED', 'NEXT'] : ['KEPT', 'NEXT'];
      expect(readErasures(dataDir).map(({ reference }) => reference)).toEqual(expected);
    }
  });

  it('of every process is in a backup, and is read by each process', () => {
    const [data, backups, program] = [freshDir(), freshDir(), freshDir()];
    for (const [folder, reference] of Object.entries({ 1: 'FIRST', 2: 'SECOND', 3: 'THIRD' })) {
      mkdirSync(join(data, folder));
      recordErasures(join(data, folder), [makeEntry(reference)]);
    }
    const listReferences = (folder: string) => readErasures(folder).map(({ reference }) => reference);
    expect(listReferences(join(data, '2'))).toEqual(['FIRST', 'SECOND', 'THIRD']);

    // The script looks for the staff program beside its folder.
    mkdirSync(join(program, 'deploy'));
    copyFileSync('deploy/backup.sh', join(program, 'deploy/backup.sh'));
    writeFileSync(join(program, 'staff'), '#!/bin/sh\necho dump > "$2"\n', { mode: 0o755 });
    const [recent, old] = [join(backups, 'before-2.db'), join(backups, 'before-1.db')];
    const nightly = join(backups, 'site-20260101T021500Z.db');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [file, days] of [
      [recent, 29],
      [old, 31],
      [nightly, 31],
    ] as const) {
      writeFileSync(file, '');
      utimesSync(file, daysAgo(days), daysAgo(days));
    }
    const backUp = () =>
      execFileSync('sh', [join(program, 'deploy/backup.sh')], {
        env: { PATH: process.env['PATH'], DATA_DIR: data, BACKUP_DIR: backups },
      });
    backUp();
    expect(listReferences(backups)).toEqual(['FIRST', 'SECOND', 'THIRD']);
    // The newest backup made before an update is kept longer than others, but not for ever.
    expect([recent, old, nightly].map((file) => existsSync(file))).toEqual([true, false, false]);
    utimesSync(recent, daysAgo(31), daysAgo(31));
    backUp();
    expect(existsSync(recent)).toBe(false);
    // People were told when it ends, whether or not a new backup can be made.
    writeFileSync(nightly, '');
    utimesSync(nightly, daysAgo(31), daysAgo(31));
    writeFileSync(join(program, 'staff'), '#!/bin/sh\nexit 4\n');
    expect(backUp).toThrow(expect.objectContaining({ status: 4 }));
    expect(existsSync(nightly)).toBe(false);
  });

  it('contains requested erasures, but not expired rows', async () => {
    const database = await openTestDatabase();
    await database.apply();
    const erased = String(await database.apply({ email: 'grace@example.com' }));
    await makeEraser({ db: database.db, dataDir: database.dataDir })({
      applications: [erased],
      actor: 'ada',
      reason: 'erased',
    });
    // No application is kept longer than two years.
    database.clock.advance(731 * 86_400_000);
    const signal = new AbortController().signal;
    const { applications } = await purge({
      db: database.db,
      dataDir: database.dataDir,
      periods: DEFAULT_PERIODS,
      now: database.clock.now(),
      signal,
    });
    await database.close();
    expect(applications).toBe(1);
    expect(readErasures(database.dataDir).map(({ reference }) => reference)).toEqual([erased]);
  });
});

describe('a server', () => {
  const startServer = makeServerStarter();
  const start = () => startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  const apply = async (server: Awaited<ReturnType<typeof start>>, otherinformation: string) =>
    String((await applyNow(server, { email: 'ada@example.com', otherinformation }))['reference']);
  const withdraw = async (server: Awaited<ReturnType<typeof start>>, reference: string) =>
    (
      await fetchFrom(server, `/applications/${reference}/withdraw`, {
        method: 'POST',
        headers: { ...browserHeaders, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'email=ada%40example.com',
      })
    ).status;
  const readReferences = (dataDir: string) =>
    queryDatabase<{ reference: string }>(dataDir, 'select reference from applications').map(
      ({ reference }) => reference,
    );

  it('repeats and reports erasures at startup if a restored copy brought the data back', async () => {
    const server = await start();
    const [withdrawn, kept] = [await apply(server, 'One'), await apply(server, 'Two')];
    await server.stop();
    const [live, copy] = [join(server.dataDir, 'site.db'), join(freshDir(), 'copy.db')];
    copyFileSync(live, copy);
    await server.restart();
    expect(await withdraw(server, withdrawn)).toBe(303);
    await server.stop();
    copyFileSync(copy, live);
    await server.restart();
    expect(server.output().stdout).toContain(`Erased again, as requested earlier: ${withdrawn}\n`);
    expect(readReferences(server.dataDir)).toEqual([kept]);
  }, 120_000);

  it('withdraws nothing and reports it if the erasure does not fit into the log; later entries can be read', async () => {
    const server = await start();
    const [first, second] = [await apply(server, 'One'), await apply(server, 'Two')];
    expect(await withdraw(server, first)).toBe(303);
    const { size } = statSync(join(server.dataDir, 'erasures.log'));
    for (const freeBytes of [0, 1, 30, 60]) {
      limitFileSize(server, size + freeBytes);
      expect(await withdraw(server, second)).toBe(503);
      limitFileSize(server, 'unlimited');
    }
    expect(readReferences(server.dataDir)).toEqual([second]);
    expect(await withdraw(server, second)).toBe(303);
    expect(readErasures(server.dataDir).map(({ reference }) => reference)).toEqual([first, second]);
  }, 120_000);
});
