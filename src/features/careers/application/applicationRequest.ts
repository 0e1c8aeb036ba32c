import type { PendingApplication } from '../../../store/pendingSubmissions.ts';
import type { Keyring } from '../../../store/submissionKeys.ts';

/** What is to be sent, and where its keys are kept. */
export interface ApplicationRequest {
  pending: Omit<PendingApplication, 'uploadKey' | 'applicationKey'>;
  /** Stands for the file and for the whole content in the rings of keys. */
  fileMark: string;
  content: string;
  uploads: Keyring;
  applications: Keyring;
  /** A key was made, or what is known under one has changed: worth writing down at once. */
  onKeys: () => void;
}
