import type { HealthFacts } from './queries/readHealth.ts';
import type { VitalsCounts } from './vitals/vitalsCounts.ts';

/** What the server's health is told from. */
export interface UpkeepParts {
  /** Rejects when the database does not answer. */
  readHealth: () => Promise<HealthFacts>;
  /** Whether the disk takes anything now. */
  canStore: () => Promise<boolean>;
  /** Whether what the machine's clock says is not believed (OPS-11). */
  isClockInDoubt: () => boolean;
  /** Undefined where no visits are measured (PERF-30). */
  vitals: VitalsCounts | undefined;
}
