import type { ApplicationText } from '../contract/applicationRules.ts';

/**
 * One application on its way out. It travels beside the store, found by its submission id, because state and actions
 * show in Redux DevTools and must hold no personal data and no file (docs/requirements.md, STORE-4).
 */
export interface Parcel {
  jobId: number;
  jobRole: string;
  text: ApplicationText;
  file: File;
  /** The file's name with the timestamp prefix, made once per chosen file. */
  uploadName: string;
  /** Stored name that the upload was given; it may hold the applicant's own file name, so it stays out of the state too. */
  resumefile?: string;
}
