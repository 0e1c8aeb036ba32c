import type { Kysely } from 'kysely';
import { openingPath } from '../../../content/paths.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { limitToOneProcess } from '../../platform/database/limitToOneProcess.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import type { NoticeSettings } from '../../platform/settings/noticeSettings.ts';
import { readOpeningsVersion } from '../queries/openingStatus.ts';
import { googleIndexing } from './googleIndexing.ts';
import { indexNow } from './indexNow.ts';
import { noticeRepository } from './noticeRepository.ts';
import { NoticeDelayed, NoticeRefused, type SearchEngine } from './searchEngine.ts';

const INTERVAL_MS = 5_000;
/** An unchanged version is looked at again, for notices that an operator made due. */
const RECHECK_MS = 600_000;
const REQUEST_TIMEOUT_MS = 20_000;
const FIRST_DELAY_MS = 60_000;
const MAX_DELAY_MS = 6 * 3_600_000;

/** The search engines of the settings. */
export const makeSearchEngines = (settings: NoticeSettings, siteUrl: string): SearchEngine[] => [
  ...(settings.indexNow ? [indexNow(settings.indexNow, siteUrl)] : []),
  ...(settings.google ? [googleIndexing(settings.google)] : []),
];

interface NoticeOptions {
  db: Kysely<Tables>;
  engines: readonly SearchEngine[];
  siteUrl: string;
  clock: Clock;
  log: TaskLog;
}

interface EngineState {
  /** Failures since the last success, and when the next attempt is due. */
  failures: number;
  dueAt: number;
  /** The version of the openings that the engine knows. */
  known?: { version: string; at: number };
}

/** Tells one engine about all openings that it does not know in their present state. */
const tellAll = async (
  engine: SearchEngine,
  { db, siteUrl, clock, log }: NoticeOptions,
  signal: AbortSignal,
): Promise<void> => {
  const { name, pagesPerRequest } = engine;
  const notices = noticeRepository(db);
  while (!signal.aborted) {
    const at = clock.now().toISOString();
    const pending = await notices.listPending(name, at, pagesPerRequest);
    if (pending.length === 0) return;
    const pages = pending.map(({ id, isOpen }) => ({ url: siteUrl + openingPath(id), isOpen }));
    try {
      await engine.tell(pages, AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]));
      await notices.markTold(name, pending, { at });
      log.info({ engine: name, openings: pending.length }, 'search engine told');
    } catch (error) {
      if (!(error instanceof NoticeRefused)) throw error;
      await notices.markTold(name, pending, { at, refusal: error.message });
      log.error({ engine: name, openings: pending.length }, 'notice refused');
    }
  }
};

/**
 * Tells search engines about published, changed and closed openings within seconds. An engine that is busy or away is
 * asked again after a minute, then twice as long each time, six hours at most, or when it says.
 */
export const startNotices = (options: NoticeOptions): RepeatedTask => {
  const { db, engines, clock, log } = options;
  const states = new Map<SearchEngine, EngineState>();

  const serve = async (engine: SearchEngine, version: string, signal: AbortSignal): Promise<void> => {
    const now = clock.now().getTime();
    const state = states.get(engine) ?? { failures: 0, dueAt: 0 };
    const { known, failures, dueAt } = state;
    if (now < dueAt || (known?.version === version && now - known.at < RECHECK_MS)) return;
    try {
      await tellAll(engine, options, signal);
      if (!signal.aborted) states.set(engine, { failures: 0, dueAt: 0, known: { version, at: now } });
    } catch (error) {
      if (signal.aborted) return;
      const wait = Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures, 20), MAX_DELAY_MS);
      const asked = error instanceof NoticeDelayed ? error.retryAfterMs : 0;
      const delay = Math.max(wait, Math.min(asked, 4 * MAX_DELAY_MS));
      states.set(engine, { failures: failures + 1, dueAt: clock.now().getTime() + delay });
      // A code of the network is in the cause of fetch's error.
      const cause = isRecord(error) && error['cause'] !== undefined ? error['cause'] : error;
      log.warn(
        { engine: engine.name, failures: failures + 1, code: failureCode(cause) },
        'search engine not told',
      );
    }
  };

  return repeat({
    name: 'notices',
    startDelayMs: INTERVAL_MS,
    intervalMs: INTERVAL_MS,
    clock,
    log,
    act: limitToOneProcess({ db, name: 'notices' }, async (signal) => {
      const version = await readOpeningsVersion(db, clock.now());
      await Promise.all(engines.map((engine) => serve(engine, version, signal)));
    }),
  });
};
