import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { readMeta } from '../../src/server/platform/records/meta.ts';
import type { RepeatedTask } from '../../src/server/platform/process/repeat.ts';
import { checkClockAtStart } from '../../src/server/privacy/retention/clockMismatch.ts';
import { makeStaffRetention, startRetention } from '../../src/server/privacy/retention/startRetention.ts';
import { engine } from '../support/engine.ts';
import { until } from '../support/smtp.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, NOTHING_PURGED } from './nothingPurged.ts';

describe('retention', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  describe('the scheduled task', () => {
    let lines: string[];
    let task: RepeatedTask;
    const start = () => {
      lines = [];
      const record = (facts: object, text: string) => void lines.push(`${text} ${JSON.stringify(facts)}`);
      const { db, dataDir, clock } = database;
      task = startRetention({
        db,
        dataDir,
        clock,
        periods: DEFAULT_PERIODS,
        log: { info: record, warn: record, error: record },
      });
    };
    beforeEach(() => start());
    afterEach(() => task.close());
    const waitForRun = async (count: number) => {
      await until(() => lines.length === count && database.clock.hasTimer(), `run ${count}`);
      return await readMeta(database.db, 'retention');
    };

    it('runs shortly after the start and every hour, and records when it last succeeded', async () => {
      expect(await readMeta(database.db, 'retention')).toBeUndefined();
      database.clock.advance(MINUTE_MS);
      expect(await waitForRun(1)).toBe('2026-11-20T10:01:00.000Z');
      await database.upload();
      database.clock.advance(59 * MINUTE_MS);
      expect(lines.length).toBe(1);
      database.clock.advance(DAY_MS);
      expect(await waitForRun(2)).toBe('2026-11-21T11:00:00.000Z');
      expect(lines[1]).toBe(`purged ${JSON.stringify({ ...NOTHING_PURGED, uploads: 1 })}`);
    });

    it('logs a failure in one line, does not record the run as successful, and continues', async () => {
      changeDatabase(database.dataDir, 'alter table outbox rename to outbox_renamed');
      database.clock.advance(MINUTE_MS);
      expect(await waitForRun(1)).toBeUndefined();
      const code = engine === 'postgres' ? '42P01' : 'SQLITE_ERROR';
      expect(lines).toEqual([`retention failed {"code":"${code}"}`]);
      changeDatabase(database.dataDir, 'alter table outbox_renamed rename to outbox');
      database.clock.advance(HOUR_MS);
      expect(await waitForRun(2)).toEqual(expect.any(String));
    });

    it('deletes nothing, and logs that, until staff confirm the clock', async () => {
      await database.upload();
      await database.send();
      await checkClockAtStart(database.db, new Date(database.clock.now().getTime() + 2 * DAY_MS));
      database.clock.advance(2 * DAY_MS);
      expect(await waitForRun(1)).toBeUndefined();
      expect([lines, database.count('resumes')]).toEqual([['nothing was purged: see ./staff doctor {}'], 1]);
      await makeStaffRetention({ ...database, now: database.clock.now }).purge(DEFAULT_PERIODS);
      database.clock.advance(DAY_MS);
      await waitForRun(2);
      expect(database.count('resumes')).toBe(0);
    });

    it('deletes no messages if more have expired than one run may delete, until staff confirm it', async () => {
      for (let index = 0; index < 21; index += 1) await database.send({ email: `${index}@example.com` });
      database.clock.advance(200 * DAY_MS);
      expect(await waitForRun(1)).toBeUndefined();
      expect(database.count('messages')).toBe(21);
      expect(lines[0]).toContain('too many records have expired: confirm with ./staff purge');
      expect(lines[0]).toContain('"heldBack":21');
      const staffRetention = makeStaffRetention({ ...database, now: database.clock.now });
      expect(await staffRetention.countExpired()).toEqual({ expired: 21, total: 21 });
      expect(await staffRetention.purge(DEFAULT_PERIODS)).toEqual({ applications: 0, messages: 21 });
      expect(database.count('messages')).toBe(0);
    });
  });
});
