/** Values that the specification fixes, and limits shared by browser and server. */

/** Minimum length of a search query, after trimming. */
export const SEARCH_MIN_LENGTH = 5;
/** Length of a result's short title before '...'. */
export const SHORT_TITLE_LENGTH = 50;
/** Milliseconds for which the blank loading screen covers the page. */
export const LOADING_SCREEN_MS = 100;
/** Milliseconds that webpack waits for a script chunk. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Contains the URL of the current build's main script; an open page compares it to detect a release. */
export const BUILD_FILE = '/build.txt';
/** Milliseconds before a spinner appears, so that it does not flash up before a fast response. */
export const SPINNER_DELAY_MS = 300;
/** Milliseconds after which a call without a response is aborted. */
export const CALL_TIMEOUT_MS = 30_000;

/** Milliseconds between the banner's slides. */
export const BANNER_INTERVAL_MS = 5000;
/** Cards visible in a slider of the about page, by viewport width (SLIDER_BREAKPOINTS_PX). */
export const ABOUT_SLIDES = { wide: 3, medium: 2, narrow: 1 } as const;
/** Duration of its transition. */
export const ABOUT_SLIDE_MS = 500;
/** Logos visible in a logo slider, by viewport width; the time between transitions; the duration of one. */
export const LOGO_SLIDES = { wide: 4, medium: 2, narrow: 1 } as const;
export const LOGO_INTERVAL_MS = 12_000;
export const LOGO_SLIDE_MS = 4000;
/** Maximum viewport widths at which a slider shows its `medium` and its `narrow` number of slides. */
export const SLIDER_BREAKPOINTS_PX = { medium: 768, narrow: 480 } as const;
/** Required number of each kind of item. */
export const COUNTS = {
  team: 9,
  board: 9,
  caseStudies: 3,
  clients: 9,
  partners: 6,
  testimonials: 6,
} as const;

/**
 * The opening id of an application without an opening (docs/decisions/general-application.md). Ids of published openings
 * start at 1.
 */
export const GENERAL_OPENING_ID = 0;

/** Maximum number of openings in a list response if the query has no `limit`. */
export const DEFAULT_LIST_LIMIT = 200;

/** Maximum size of a resume, in bytes. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
/** Accepted types of a resume, by the extension of the stored file. */
export const RESUME_TYPES = ['pdf', 'doc', 'docx', 'odt', 'rtf'] as const;
export type ResumeType = (typeof RESUME_TYPES)[number];

/** Maximum length, in UTF-16 units, of each field of an application or a message. */
export const MAX_LENGTH = {
  name: 200,
  email: 254,
  phone: 40,
  job_role: 200,
  resumefile: 200,
  fileName: 255,
  subject: 200,
  message: 10_000,
} as const;
/** `lib_version` in the email calls: the version of the provider's client library, not of this site. */
export const EMAIL_LIB_VERSION = '1.0.0';

/** Maximum JSON body of a call, in bytes: all fields at their maximum, four bytes a character, with a margin. */
export const MAX_JSON_BYTES = 64 * 1024;
/**
 * Maximum body of a contact form sent without JavaScript, in bytes: large enough that a text that is too long can be
 * shown again as typed.
 */
export const MAX_FORM_BYTES = 512 * 1024;

/** Valid idempotency keys. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,100}$/;
/** Hours for which a request with a known idempotency key gets the first response again. */
export const IDEMPOTENCY_KEY_HOURS = 24;
/** A form that is sent sooner after it was shown counts as sent by a bot. */
export const MIN_FILL_TIME_MS = 2000;
/** Days after receipt when an application is deleted at the latest, unless the applicant agreed to longer. */
export const LATEST_DELETION_DAYS = 730;
/** Version of the text that asks for consent to longer storage. It is stored with the consent. */
export const CONSENT_VERSION = '2026-11';
/** All published versions: a page opened before a release still sends the old one. Add each new version. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION];
