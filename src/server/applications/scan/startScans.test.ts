import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMount, mountBytes, enlargeDisk, unmountDisk } from '../../../../tests/support/smallDisk.ts';
import { makeScanner, scanFiles } from '../../../../tests/support/scanner.ts';
import { freshDir, queryDatabase } from '../../../../tests/support/server.ts';
import { until } from '../../../../tests/support/smtp.ts';
import { openStore, type Store } from '../../../../tests/support/store.ts';
import { splitCommand } from '../../platform/settings/scanSettings.ts';
import { scanRepository } from './scanRepository.ts';
import { startScans, type RunningScans } from './startScans.ts';

interface Row {
  verdict: string | null;
  next_try_at: string | null;
  tries: number;
  last_error: string | null;
}

const rowsOf = ({ dataDir }: Store): Row[] =>
  queryDatabase<Row>(
    dataDir,
    'select verdict, next_try_at, tries, last_error from resume_scans order by resume_id',
  );

/** Enough for a shell to start on a busy machine. */
const TIMEOUT_MS = 1500;

describe('a resume that is to be scanned (SCAN-1 to SCAN-3)', () => {
  let store: Store;
  let running: RunningScans | undefined;
  const logged: object[] = [];

  const start = (
    command: string,
    {
      folder = join(store.dataDir, 'scan'),
      timeoutMs = TIMEOUT_MS,
    }: { folder?: string; timeoutMs?: number } = {},
  ): void => {
    const log = (facts: object) => void logged.push(facts);
    running = startScans({
      scans: scanRepository(store.db, store.clock.now),
      settings: { command: splitCommand(command) ?? [], env: { PATH: process.env['PATH'] ?? '' } },
      folder,
      clock: store.clock,
      log: { info: log, warn: log, error: log },
      mailQueued: () => undefined,
      timeoutMs,
    });
  };
  const failed = () =>
    until(() => rowsOf(store).some((row) => row.tries === 1 && row.last_error !== null), 'a failed try');
  const judged = (count = 1) =>
    until(() => rowsOf(store).filter(({ verdict }) => verdict !== null).length === count, 'a verdict');

  beforeEach(async () => {
    store = await openStore({ scans: true });
  });
  afterEach(async () => {
    await running?.close();
    expect(scanFiles(store.dataDir)).toEqual([]);
    running = undefined;
    logged.length = 0;
    await store.close();
  });

  it('reaches the command as a file of its owner alone, byte for byte, under a name of ours', async () => {
    const { command, log } = makeScanner(
      'stat -c "%a %s" "$1" > "$LOG"; echo "$# $1" >> "$LOG"; env >> "$LOG"',
    );
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\nstartxref'), Buffer.alloc(70_000, 'x')]);
    const resumefile = await store.upload({ client_name: '$(touch x);`id`.pdf', bytes });
    await store.apply({ resumefile });
    start(command);
    await judged();
    const [first, second = '', ...env] = readFileSync(log, 'utf8').trim().split('\n');
    expect(first).toBe(`600 ${bytes.length}`);
    expect(second).toMatch(new RegExp(`^1 ${store.dataDir}/scan/[0-9a-f]{24}$`));
    expect(
      env
        .map((line) => line.split('=')[0])
        .filter((name) => !['PATH', 'PWD', 'SHLVL', '_'].includes(name ?? '')),
    ).toEqual([]);
    expect(statSync(join(store.dataDir, 'scan')).mode & 0o777).toBe(0o700);
    expect(rowsOf(store)).toEqual([{ verdict: 'clean', next_try_at: null, tries: 0, last_error: null }]);
  });

  it('comes by standard input where the command ends in a hyphen', async () => {
    const { command, log } = makeScanner('echo "$*" > "$LOG"; cat >> "$LOG"; exit 1');
    await store.apply({ resumefile: await store.upload({ bytes: Buffer.from('%PDF-1.4\nstartxref') }) });
    start(`${command} --no-summary -`);
    await judged();
    expect(readFileSync(log, 'utf8')).toBe('--no-summary -\n%PDF-1.4\nstartxref');
    expect(rowsOf(store)[0]?.verdict).toBe('refused');
    expect(
      queryDatabase(store.dataDir, "select actor, action from audit where action like 'resume%'"),
    ).toEqual([{ actor: 'scanner', action: 'resume.refused' }]);
  });

  it('waits, and is tried again later and later, where the scanner is not there', async () => {
    await store.apply();
    start('/nonexistent/scanner --now');
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      // While it goes on, the row tells of the try before, and the claim has a timer, too.
      await until(() => logged.some((facts) => 'tries' in facts && facts.tries === tries), 'a failed try');
      await until(() => store.clock.hasTimer());
      const [row] = rowsOf(store);
      expect(row).toMatchObject({ verdict: null, tries, last_error: 'ENOENT' });
      waits.push((Date.parse(row?.next_try_at ?? '') - store.clock.now().getTime()) / 60_000);
      store.clock.advance((waits.at(-1) ?? 0) * 60_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(logged).toContainEqual({ resume: 1, tries: 1, code: 'ENOENT' });
  });

  it.each([
    ['hangs, with all that it started', 'sleep 60 & sleep 60', `no verdict within ${TIMEOUT_MS / 1000} s`],
    ['crashes', 'kill -SEGV $$', 'SIGSEGV'],
    ['says that it could not scan', 'exit 2', 'exit code 2'],
    ['ends by itself in an odd way', 'exit 70', 'exit code 70'],
  ])('has no verdict of a scanner that %s', async (_what, script, last_error) => {
    const { command } = makeScanner(script);
    await store.apply();
    start(command);
    await failed();
    expect(rowsOf(store)).toEqual([
      { verdict: null, next_try_at: '2026-11-20T10:01:00.000Z', tries: 1, last_error },
    ]);
  });

  it('is judged by the exit code, whatever is printed', async () => {
    const { command } = makeScanner(
      'head -c 3000000 /dev/urandom; head -c 3000000 /dev/urandom >&2; echo FOUND',
    );
    await store.apply();
    start(command);
    await judged();
    expect(rowsOf(store)[0]?.verdict).toBe('clean');
  });

  it('lets the others go first when it brings the scanner down', async () => {
    const { command } = makeScanner('grep -q poison "$1" && kill -9 $$; exit 0');
    await store.apply({
      email: 'one@example.com',
      resumefile: await store.upload({ bytes: Buffer.from('%PDF-1.4\nstartxref poison') }),
    });
    store.clock.advance(1000);
    await store.apply({ email: 'two@example.com' });
    start(command);
    await failed();
    await until(() => store.clock.hasTimer());
    store.clock.advance(5000);
    await judged();
    expect(rowsOf(store).map(({ verdict, last_error }) => [verdict, last_error])).toEqual([
      [null, 'SIGKILL'],
      ['clean', null],
    ]);
  });

  it('is scanned one after the other', async () => {
    const { command, log } = makeScanner('echo in >> "$LOG"; sleep 0.05; echo out >> "$LOG"');
    for (const each of ['a', 'b', 'c']) await store.apply({ email: `${each}@example.com` });
    start(command);
    await judged(3);
    expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(3));
  });

  it('is begun by one process alone, and by another one only when it must have ended', async () => {
    await store.apply();
    const [one, other] = [1, 2].map(() => scanRepository(store.db, store.clock.now));
    const claimed = await Promise.all([one?.claimDue(), other?.claimDue()]);
    expect(claimed.filter(Boolean)).toHaveLength(1);
    store.clock.advance(59_000);
    expect(await other?.claimDue()).toBeUndefined();
    store.clock.advance(1000);
    expect(await other?.claimDue()).toEqual({ resume_id: 1, tries: 2 });
  });

  it('is made once, however long the scanner takes', async () => {
    const { command, log } = makeScanner('echo in >> "$LOG"; until [ -e "$LOG.go" ]; do sleep 0.02; done');
    await store.apply();
    start(command, { timeoutMs: 30_000 });
    await until(() => existsSync(log));
    const other = scanRepository(store.db, store.clock.now);
    for (let passed = 0; passed < 100_000; passed += 15_000) {
      await until(() => store.clock.hasTimer());
      store.clock.advance(15_000);
      const claimedUntil = new Date(store.clock.now().getTime() + 60_000).toISOString();
      await until(() => rowsOf(store)[0]?.next_try_at === claimedUntil, 'a longer claim');
      expect(await other.claimDue()).toBeUndefined();
    }
    writeFileSync(`${log}.go`, '');
    await judged();
    expect(readFileSync(log, 'utf8')).toBe('in\n');
    expect(rowsOf(store)).toEqual([{ verdict: 'clean', next_try_at: null, tries: 0, last_error: null }]);
  });

  it('is left as it was when the server ends meanwhile', async () => {
    const { command, log } = makeScanner('touch "$LOG"; sleep 60');
    await store.apply();
    start(command);
    await until(() => existsSync(log));
    const begun = performance.now();
    await running?.close();
    expect(performance.now() - begun).toBeLessThan(TIMEOUT_MS);
    expect(rowsOf(store)[0]).toMatchObject({ verdict: null, last_error: null });
  });

  it('is tried again when the disk for it has room', async () => {
    const { command } = makeScanner('exit 0');
    const disk = canMount ? mountBytes(4096) : freshDir();
    if (!canMount) chmodSync(disk, 0o500);
    try {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.4\nstartxref'), Buffer.alloc(70_000, 'x')]);
      await store.apply({ resumefile: await store.upload({ bytes }) });
      start(command, { folder: disk });
      await failed();
      expect(rowsOf(store)[0]?.last_error).toBe(canMount ? 'ENOSPC' : 'EACCES');
      if (canMount) enlargeDisk(disk, 1024 * 1024);
      else chmodSync(disk, 0o700);
      await until(() => store.clock.hasTimer());
      store.clock.advance(60_000);
      await judged();
    } finally {
      await running?.close();
      if (canMount) unmountDisk(disk);
    }
  });

  it('leaves nothing running of a scanner that hangs', async () => {
    const { command, log } = makeScanner('sleep 60 & echo $! > "$LOG"; wait');
    await store.apply();
    start(command);
    await failed();
    const pid = Number(readFileSync(log, 'utf8'));
    // Ended, or waiting to be noticed as such by whoever adopted it.
    const state = () => existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8');
    await until(() => !state() || / Z /.test(String(state())));
  });
});
