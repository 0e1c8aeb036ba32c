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

/** What visitors met who went on until there was an answer. The last two must be nothing. */
export interface SendingReport {
  /** Attempts without an answer, because a process was killed meanwhile. */
  unanswered: number;
  /** Answered when they were sent again. */
  recovered: number;
  /** Sent twice at the same moment, and both answered. */
  sentTwice: number;
  /** Answers that sending again cannot mend, or has not. */
  refused: string[];
  /** Sent twice at the same moment, and answered differently. */
  differing: string[];
}

export type KillReport = Findings & SendingReport;
