import type { BuildSettings } from '../contract/buildSettings.ts';

/** The hosts of the calls, and the ids of the e-mail calls. An empty host means our own server. */
export type CallSettings = Pick<
  BuildSettings,
  'careersHost' | 'emailHost' | 'emailUserId' | 'emailServiceId' | 'emailTemplateId' | 'emailFormTemplateId'
> & {
  /** Host of our own server; empty for the page's own origin. */
  origin: string;
};

/** A form that is being sent. Personal data and files never go into state or actions, which Redux DevTools show. */
export interface Submission {
  /** The idempotency key of all its calls. */
  key: string;
  /** Texts by their wire names. */
  text: Readonly<Record<string, string>>;
  /** The honeypot field's value, and for how many milliseconds the form has been shown. */
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
  /** The call that submits the form has been attempted. */
  hasStarted?: true;
  /** The outcome of at least one attempt is unknown. */
  hasLostResponse?: true;
  /** Our own server has stored other content under the key. */
  isKeyUsed?: true;
}

/** The thunks' extra argument: data that calls need and that must not be in the state. */
export interface StoreExtra extends CallSettings {
  /** By submission id, which is the argument of its calls. */
  submissions: Map<string, Submission>;
}
