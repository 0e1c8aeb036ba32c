import type { HealthFacts } from './queries/readHealth.ts';

/** What the server's health is told from. */
export interface UpkeepParts {
  /** Rejects when the database does not answer. */
  readHealth: () => Promise<HealthFacts>;
  /** Notes that a request was forwarded to a server that trusts no proxy. */
  noteProxy: () => Promise<void>;
  /** Whether the disk takes anything now. */
  canStore: () => Promise<boolean>;
}
