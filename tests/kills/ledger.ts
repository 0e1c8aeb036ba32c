import type { Submission } from './submission.ts';

/** An entry of the ledger: what was sent, and what the server acknowledged with 200. */
export interface Entry {
  submission: Submission;
  /** Set if the upload was acknowledged. */
  storedName?: string;
  /** Set if the application was acknowledged; `OK` for a message. */
  receipt?: string;
}

/** The result of a run. The last three must be empty. */
export interface Findings {
  uploads: number;
  applications: number;
  messages: number;
  /** Stored although no response arrived, which may happen once per submission. */
  unacknowledged: number;
  lost: string[];
  duplicated: string[];
  changed: string[];
}

/** What happened to visitors who retried until they got a response. The last two must be empty. */
export interface SendingReport {
  /** Attempts without a response, because a process was killed. */
  unanswered: number;
  /** Answered on a retry. */
  recovered: number;
  /** Sent twice at the same time, with two responses. */
  sentTwice: number;
  /** Failures that a retry cannot or did not solve. */
  refused: string[];
  /** Sent twice at the same time, with different responses. */
  differing: string[];
}

export type KillReport = Findings & SendingReport;
