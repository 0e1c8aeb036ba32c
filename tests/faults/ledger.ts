import type { Submission } from './submission.ts';

/** One line of the ledger: what was sent, and what the server acknowledged of it with 200. */
export interface Entry {
  submission: Submission;
  /** Of an upload that was acknowledged. */
  storedName?: string;
  /** Of an application that was acknowledged; `OK` of a message. */
  receipt?: string;
}

/** What a run came to. The last three must be nothing. */
export interface Findings {
  uploads: number;
  applications: number;
  messages: number;
  /** Stored although no answer arrived, which is allowed once each. */
  unacknowledged: number;
  lost: string[];
  doubled: string[];
  changed: string[];
}

export interface KillReport extends Findings {
  cycles: number;
  /** Attempts without an answer, because the server was killed meanwhile. */
  unanswered: number;
  /** Answers other than 200. */
  refused: string[];
}
