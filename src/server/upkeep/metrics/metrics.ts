import type { NoteAnswer } from '../../platform/http/accessLog.ts';
import { VERSION } from '../../platform/process/version.ts';
import type { WatchedFacts } from './watchedFacts.ts';

export interface Metrics {
  noteAnswer: NoteAnswer;
  /** As Prometheus reads it. */
  text: () => Promise<string>;
  type: string;
}

/** Seconds: from what lies ready to what a visitor gives up on. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 10];

/**
 * What Prometheus learns: answers by route and status, how long they took, the delay of the event loop, memory, and what
 * `readFacts` tells of mail, disk, clock and backups (docs/requirements.md, OPS-22). Nobody's words, no address.
 */
export const makeMetrics = async (readFacts: () => Promise<WatchedFacts>): Promise<Metrics> => {
  // Only where metrics are asked for: it takes a megabyte.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = (await import('prom-client')).default;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'site_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  const seconds = new Histogram({
    name: 'site_answer_seconds',
    help: 'Answers by route and status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `site_${name}`, help, registers });
  const facts = {
    database_up: gauge('database_up', '1: the database answers.'),
    can_store: gauge('can_store', '1: the disk takes something.'),
    mail_oldest_unsent_seconds: gauge('mail_oldest_unsent_seconds', 'Age of the oldest mail that waits.'),
    mail_dead: gauge('mail_dead', 'Emails that were given up.'),
    backup_age_seconds: gauge('backup_age_seconds', 'Age of the newest backup that was read back; -1: none.'),
    retention_age_seconds: gauge('retention_age_seconds', 'Since what is over was last deleted; -1: never.'),
  } satisfies Record<keyof WatchedFacts, unknown>;

  return {
    type: registry.contentType,
    noteAnswer: ({ route, status, ms }) => seconds.observe({ route, status }, ms / 1000),
    text: async () => {
      const now = await readFacts();
      for (const [name, one] of Object.entries(facts)) one.set(now[name as keyof WatchedFacts]);
      return registry.metrics();
    },
  };
};
