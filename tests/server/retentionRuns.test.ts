import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { lastSuccesses } from '../../src/server/platform/database/successes.ts';
import type { RepeatedTask } from '../../src/server/platform/process/repeat.ts';
import { noteErasures } from '../../src/server/privacy/erasureLog.ts';
import { checkClockAtStart } from '../../src/server/privacy/retention/clockDoubt.ts';
import { retentionForStaff, startRetention } from '../../src/server/privacy/retention/startRetention.ts';
import { engine } from '../support/engine.ts';
import { queryDatabase } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { openStore, type Store } from '../support/store.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY, HOUR, MINUTE, NOTHING } from './nothingPurged.ts';

describe('the retention', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  describe('by itself', () => {
    let lines: string[];
    let task: RepeatedTask;
    const start = () => {
      lines = [];
      const noted = (facts: object, text: string) => void lines.push(`${text} ${JSON.stringify(facts)}`);
      const { db, dataDir, clock } = store;
      task = startRetention({
        db,
        dataDir,
        clock,
        periods: DEFAULT_PERIODS,
        log: { info: noted, warn: noted, error: noted },
      });
    };
    beforeEach(() => start());
    afterEach(() => task.close());
    const untilRun = async (count: number) => {
      await until(() => lines.length === count && store.clock.hasTimer(), `run ${count}`);
      return (await lastSuccesses(store.db)).retention;
    };

    it('runs shortly after the start and every hour, and notes when it last succeeded', async () => {
      expect((await lastSuccesses(store.db)).retention).toBeNull();
      store.clock.advance(MINUTE);
      expect(await untilRun(1)).toBe('2026-11-20T10:01:00.000Z');
      await store.upload();
      store.clock.advance(59 * MINUTE);
      expect(lines.length).toBe(1);
      store.clock.advance(DAY);
      expect(await untilRun(2)).toBe('2026-11-21T11:00:00.000Z');
      expect(lines[1]).toBe(`purged ${JSON.stringify({ ...NOTHING, uploads: 1 })}`);
    });

    it('goes on after a failure, which is one line, and notes no success', async () => {
      changeDatabase(store.dataDir, 'alter table outbox rename to elsewhere');
      store.clock.advance(MINUTE);
      expect(await untilRun(1)).toBeNull();
      const code = engine === 'postgres' ? 'PG_42P01' : 'SQLITE_ERROR';
      expect(lines).toEqual([`retention failed {"code":"${code}"}`]);
      changeDatabase(store.dataDir, 'alter table elsewhere rename to outbox');
      store.clock.advance(HOUR);
      expect(await untilRun(2)).toEqual(expect.any(String));
    });

    it('erases what was noted and could not be deleted then, also by a clock in doubt, and no other', async () => {
      await checkClockAtStart(store.db, new Date('2026-11-30'));
      const gone = String(await store.apply());
      await store.apply({ email: 'grace@example.com' });
      const now = store.clock.now().getTime();
      const noted = (reference: string, ms: number) => ({ reference, at: new Date(now + ms).toISOString() });
      const message = String(await store.send());
      noteErasures(store.dataDir, [noted(gone, 0), noted(message, 2 * MINUTE)]);
      const references = (table: string) =>
        queryDatabase<{ reference: string }>(store.dataDir, `select reference from ${table}`).length;
      expect([references('applications'), references('messages')]).toEqual([2, 1]);
      store.clock.advance(2 * MINUTE);
      await untilRun(2);
      expect(lines[0]).toBe('erased again, because that was asked for before {"count":1}');
      expect(store.filesWith('ada@example.com')).toEqual([]);
      // Somebody may be at it this minute.
      expect([references('applications'), references('messages')]).toEqual([1, 1]);
      store.clock.advance(HOUR);
      await untilRun(4);
      expect([references('applications'), references('messages')]).toEqual([1, 0]);
    });

    it('goes on when the clock is set back by a day', async () => {
      store.clock.advance(MINUTE);
      await untilRun(1);
      await task.close();
      store.clock.advance(-DAY);
      start();
      store.clock.advance(MINUTE);
      expect(await untilRun(1)).toBe('2026-11-19T10:02:00.000Z');
    });

    it('deletes nothing, and says so, until staff say that the clock is right', async () => {
      await store.upload();
      await store.send();
      await checkClockAtStart(store.db, new Date(store.clock.now().getTime() + 2 * DAY));
      store.clock.advance(2 * DAY);
      expect(await untilRun(1)).toBeNull();
      expect([lines, store.count('resumes')]).toEqual([['nothing was purged: see ./staff doctor {}'], 1]);
      await retentionForStaff({ ...store, now: store.clock.now }).purge(DEFAULT_PERIODS);
      store.clock.advance(DAY);
      await untilRun(2);
      expect(store.count('resumes')).toBe(0);
    });

    it('deletes nothing of people where that is more than a run may, until staff say so', async () => {
      for (let at = 0; at < 21; at += 1) await store.send({ email: `${at}@example.com` });
      store.clock.advance(200 * DAY);
      expect(await untilRun(1)).toBeNull();
      expect(store.count('messages')).toBe(21);
      expect(lines[0]).toContain('more is over than is deleted unasked; see ./staff purge');
      expect(lines[0]).toContain('"heldBack":21');
      const asked = retentionForStaff({ ...store, now: store.clock.now });
      expect(await asked.countDue()).toEqual({ due: 21, held: 21 });
      expect(await asked.purge(DEFAULT_PERIODS)).toEqual({ applications: 0, messages: 21 });
      expect(store.count('messages')).toBe(0);
    });

    it('acts no more once it is closed', async () => {
      await task.close();
      store.clock.advance(DAY);
      expect([lines, store.clock.hasTimer()]).toEqual([[], false]);
    });
  });
});
