import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { readMeta } from '../../src/server/platform/records/meta.ts';
import type { RepeatedTask } from '../../src/server/platform/process/repeat.ts';
import { checkClockAtStart } from '../../src/server/privacy/retention/clockMismatch.ts';
import { makeStaffRetention, startRetention } from '../../src/server/privacy/retention/startRetention.ts';
import { engine } from '../support/engine.ts';
import { until } from '../support/smtp.ts';
import { openStore, type Store } from '../support/store.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, NOTHING_PURGED } from './nothingPurged.ts';

describe('retention', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  describe('the scheduled task', () => {
    let lines: string[];
    let task: RepeatedTask;
    const start = () => {
      lines = [];
      const record = (facts: object, text: string) => void lines.push(`${text} ${JSON.stringify(facts)}`);
      const { db, dataDir, clock } = store;
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
      await until(() => lines.length === count && store.clock.hasTimer(), `run ${count}`);
      return await readMeta(store.db, 'retention');
    };

    it('runs shortly after the start and every hour, and records when it last succeeded', async () => {
      expect(await readMeta(store.db, 'retention')).toBeUndefined();
      store.clock.advance(MINUTE_MS);
      expect(await waitForRun(1)).toBe('2026-11-20T10:01:00.000Z');
      await store.upload();
      store.clock.advance(59 * MINUTE_MS);
      expect(lines.length).toBe(1);
      store.clock.advance(DAY_MS);
      expect(await waitForRun(2)).toBe('2026-11-21T11:00:00.000Z');
      expect(lines[1]).toBe(`purged ${JSON.stringify({ ...NOTHING_PURGED, uploads: 1 })}`);
    });

    it('logs a failure in one line, does not record the run as successful, and continues', async () => {
      changeDatabase(store.dataDir, 'alter table outbox rename to outbox_renamed');
      store.clock.advance(MINUTE_MS);
      expect(await waitForRun(1)).toBeUndefined();
      const code = engine === 'postgres' ? '42P01' : 'SQLITE_ERROR';
      expect(lines).toEqual([`retention failed {"code":"${code}"}`]);
      changeDatabase(store.dataDir, 'alter table outbox_renamed rename to outbox');
      store.clock.advance(HOUR_MS);
      expect(await waitForRun(2)).toEqual(expect.any(String));
    });

    it('deletes nothing, and says so, until staff confirm the clock', async () => {
      await store.upload();
      await store.send();
      await checkClockAtStart(store.db, new Date(store.clock.now().getTime() + 2 * DAY_MS));
      store.clock.advance(2 * DAY_MS);
      expect(await waitForRun(1)).toBeUndefined();
      expect([lines, store.count('resumes')]).toEqual([['nothing was purged: see ./staff doctor {}'], 1]);
      await makeStaffRetention({ ...store, now: store.clock.now }).purge(DEFAULT_PERIODS);
      store.clock.advance(DAY_MS);
      await waitForRun(2);
      expect(store.count('resumes')).toBe(0);
    });

    it('deletes no messages if more have expired than one run may delete, until staff confirm it', async () => {
      for (let index = 0; index < 21; index += 1) await store.send({ email: `${index}@example.com` });
      store.clock.advance(200 * DAY_MS);
      expect(await waitForRun(1)).toBeUndefined();
      expect(store.count('messages')).toBe(21);
      expect(lines[0]).toContain('too many records have expired: confirm with ./staff purge');
      expect(lines[0]).toContain('"heldBack":21');
      const staffRetention = makeStaffRetention({ ...store, now: store.clock.now });
      expect(await staffRetention.countExpired()).toEqual({ expired: 21, total: 21 });
      expect(await staffRetention.purge(DEFAULT_PERIODS)).toEqual({ applications: 0, messages: 21 });
      expect(store.count('messages')).toBe(0);
    });
  });
});
