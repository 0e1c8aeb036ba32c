import type { ApplicationText } from '../contract/applicationFields.ts';
import type { MessageText } from '../contract/messageRules.ts';

/** What tells a machine from a person; for our own server only (docs/requirements.md, ONCE-7). */
export interface Traps {
  /** What stands in the field that nobody sees. */
  website: string;
  /** Milliseconds since the form was shown. */
  shownFor: number;
}

/**
 * One application on its way out. It travels beside the store, found by its submission id, because state and actions
 * show in Redux DevTools and must hold no personal data and no file (docs/requirements.md, STORE-4).
 */
export interface PendingApplication extends Traps {
  jobId: number;
  jobRole: string;
  text: ApplicationText;
  /** The applicant ticked that we may keep it longer. */
  mayBeKept: boolean;
  file: File;
  /** The file's name with the timestamp prefix, made once per chosen file. */
  uploadName: string;
  /** The key of both calls (docs/requirements.md, ONCE-1). */
  key: string;
  /** Stored name that the upload was given; it may hold the applicant's own file name, so it stays out of the state too. */
  resumefile?: string;
  /** The application itself was sent at least once. */
  isUnderWay?: true;
}

/** One message of a contact form on its way out, beside the store for the same reason. */
export interface PendingMessage extends Traps {
  text: MessageText;
  key: string;
  /** It was sent at least once. */
  isUnderWay?: true;
}
