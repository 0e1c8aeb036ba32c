import type { HealthFacts } from './queries/readHealth.ts';
import type { VitalsCounts } from './vitals/vitalsCounts.ts';

/** What the server's health is told from. */
export interface UpkeepParts {
  /** Rejects when the database does not answer. */
  readHealth: () => Promise<HealthFacts>;
  /** Notes that a request was forwarded to a server that trusts no proxy (SET-4). */
  noteProxy: () => Promise<void>;
  /** Whether the disk takes anything now. */
  canStore: () => Promise<boolean>;
  /** Whether what the machine's clock says is not believed (OPS-11). */
  isClockInDoubt: () => boolean;
  /** Undefined where no visits are measured (PERF-30). */
  vitals: VitalsCounts | undefined;
}
