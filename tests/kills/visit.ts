import type { Connection } from './client.ts';
import type { Entry } from './ledger.ts';
import { send, sendUpload } from './send.ts';
import { makeSubmission } from './submission.ts';

export type Attempt = (connection: Connection) => Promise<string>;

/** Retries until there is a response, and returns it; undefined if the visitor has left. */
export type Retry = (attempt: Attempt) => Promise<string | undefined>;

interface VisitOptions {
  ledger: Entry[];
  retry: Retry;
  /** Maximum size of a resume. */
  maxBytes: number;
}

const NO_BYTES = Buffer.alloc(0);

/** Sends an application with its upload, or a message, and records in the ledger what is acknowledged. */
export const visit = async ({ ledger, retry, maxBytes }: VisitOptions): Promise<void> => {
  const entry: Entry = { submission: makeSubmission(maxBytes) };
  const { submission } = entry;
  ledger.push(entry);
  if (submission.kind === 'application') {
    const storedName = await retry((connection) => sendUpload(connection, submission.upload));
    submission.upload.bytes = NO_BYTES;
    if (storedName === undefined) return;
    entry.storedName = storedName;
  }
  const receipt = await retry((connection) => send(connection, submission, entry.storedName));
  if (receipt !== undefined) entry.receipt = receipt;
};
