/**
 * The figures that the specification fixes, and the limits that browser and server agree on.
 * Sources: docs/requirements.md, CONST-1 to CONST-12, UP-1 and UP-2.
 */

/** Fewest characters of a search query, after trimming. */
export const SEARCH_MIN_LENGTH = 5;
/** Characters kept of a result's short title before '...'. */
export const SHORT_TITLE_LENGTH = 50;
/** Milliseconds for which the blank loading screen covers the page. */
export const LOADING_SCREEN_MS = 100;
/** Milliseconds that webpack waits for a script chunk. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** The file that names the build which is served: the address of its main script (docs/requirements.md, SHELL-7). */
export const BUILD_FILE = '/build.txt';
/** Milliseconds before a spinner appears, so that a fast answer never flashes one. */
export const SPINNER_DELAY_MS = 300;
/** Milliseconds without an answer after which a call is given up. */
export const CALL_TIMEOUT_MS = 30_000;

/** Banner carousel: milliseconds between slides, and pixels of a swipe that moves it. */
export const BANNER_INTERVAL_MS = 5000;
export const BANNER_SWIPE_PX = 40;
/** About slider: cards visible at full width, up to 768 px, up to 480 px; milliseconds of a move. */
export const ABOUT_SLIDES = { wide: 3, medium: 2, narrow: 1 } as const;
export const ABOUT_SLIDE_MS = 500;
/** Logo sliders: logos visible, milliseconds between moves and of a move. */
export const LOGO_SLIDES = { wide: 4, medium: 2, narrow: 1 } as const;
export const LOGO_INTERVAL_MS = 12_000;
export const LOGO_SLIDE_MS = 4000;
/** Widths in pixels up to which a slider shows its medium and its narrow number. */
export const SLIDER_WIDTHS = { medium: 768, narrow: 480 } as const;
/** How many the specification wants of each. */
export const COUNTS = {
  team: 9,
  board: 9,
  caseStudies: 3,
  clients: 9,
  partners: 6,
  testimonials: 6,
} as const;

/**
 * The number under which applications without a fitting opening are taken (docs/decisions/general-application.md).
 * Openings that staff publish count from 1.
 */
export const GENERAL_OPENING_ID = 0;

/** Openings that the list call answers at most, unless `limit` says otherwise. */
export const MAX_LISTED = 200;

/** Largest resume, in bytes. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
/** The kinds of file taken as a resume, by the ending that the stored file gets. */
export const RESUME_TYPES = ['pdf', 'doc', 'docx', 'odt', 'rtf'] as const;
export type ResumeType = (typeof RESUME_TYPES)[number];

/** Longest accepted text, in UTF-16 units, of each field of an application or a message. */
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
/** What this client of the e-mail calls says it is; a version of their shape, not of the site. */
export const EMAIL_LIB_VERSION = '1.0.0';

/** Largest JSON body of a call, in bytes: all fields at their longest, four bytes a character, with a margin. */
export const MAX_JSON_BYTES = 64 * 1024;
/** Largest contact form that the browser itself sends, in bytes: one that is too long is to come back as it was typed. */
export const MAX_FORM_BYTES = 512 * 1024;

/** Shortest and longest key of a submission, and its letters (docs/requirements.md, ONCE-1). */
export const SUBMISSION_KEY = /^[A-Za-z0-9_-]{16,100}$/;
/** Hours for which a submission's key gives the same answer. */
export const KEY_HOURS = 24;
/** A form sent sooner after it was shown than this many milliseconds was not filled in by a person. */
export const FASTEST_PERSON_MS = 2000;
/** Version of the text beside the tick that has an application kept for longer; it is stored with the tick. */
export const CONSENT_VERSION = '2026-11';
/** Every version that a page has shown: pages stay open over a release. Add to it when the text changes. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION];
