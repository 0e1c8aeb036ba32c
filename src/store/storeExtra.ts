import type { BuildSettings } from '../contract/buildSettings.ts';

/** The base URLs of the calls, and the ids of the email calls. An empty base URL means our own server. */
export type CallSettings = Pick<
  BuildSettings,
  'careersHost' | 'emailHost' | 'emailUserId' | 'emailServiceId' | 'emailTemplateId' | 'emailFormTemplateId'
> & {
  /** Origin of our own server; empty: the page's origin. */
  origin: string;
};

/** A form that is being sent. It is not in the state or in actions, which Redux DevTools show: it has personal data. */
export interface Submission {
  /** The idempotency key of all its calls. */
  key: string;
  /** Texts by their wire names. */
  text: Readonly<Record<string, string>>;
  /** The honeypot field's value, and the milliseconds since the form was shown. */
  website: string;
  shownFor: number;
  /** Only in an application. */
  job?: {
    id: number;
    role: string;
    /** The applicant consented to longer storage. */
    hasConsent: boolean;
    file: File;
    /** The file's name with a timestamp prefix, made once for each selected file. */
    uploadName: string;
  };
  /** The name under which the server stored the upload. */
  resumefile?: string;
  /** At least one attempt to submit the form was made. */
  hasStarted?: true;
  /** The outcome of at least one attempt is unknown. */
  hasLostResponse?: true;
  /** Our own server has stored other content under the key. */
  isKeyUsed?: true;
}

/** The extra argument of thunks: data for calls that must not be in the state. */
export interface StoreExtra extends CallSettings {
  /** By submission id, which is the argument of the submission's calls. */
  submissions: Map<string, Submission>;
}
