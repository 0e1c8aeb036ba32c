import type { BuildSettings } from '../contract/buildSettings.ts';

/** Where calls go, and the ids that the e-mail calls carry. An empty host stands for our own server. */
export type CallSettings = Pick<
  BuildSettings,
  'careersHost' | 'emailHost' | 'emailUserId' | 'emailServiceId' | 'emailTemplateId' | 'emailFormTemplateId'
> & {
  /** Of our own server; empty for the page's own origin. */
  origin: string;
};

/** What a visitor is sending. Personal data and files never enter state or actions, which Redux DevTools show. */
export interface Submission {
  /** The idempotency key of all its calls. */
  key: string;
  /** Texts by their wire names. */
  text: Readonly<Record<string, string>>;
  /** The honeypot field's value, and for how many milliseconds the form has been shown. */
  website: string;
  shownFor: number;
  /** What only an application has. */
  job?: {
    id: number;
    role: string;
    /** The applicant ticked that we may keep it longer. */
    hasConsent: boolean;
    file: File;
    /** The file's name with the timestamp prefix, made once per chosen file. */
    uploadName: string;
  };
  /** The stored name that the upload was given. */
  resumefile?: string;
  /** Its last call was made at least once. */
  isUnderWay?: true;
  /** Nobody knows whether one of the attempts arrived. */
  hasLostAnswer?: true;
  /** Our own server knows other content under the key. */
  isKeyTaken?: true;
}

/** The thunks' extra argument: what calls need and what must never stand in the state. */
export interface StoreExtra extends CallSettings {
  /** By the id that is the argument of the submission's calls. */
  submissions: Map<string, Submission>;
}
