/** Settings that are fixed when the site is built; webpack puts them in (docs/requirements.md, SET-1). */
export interface BuildSettings {
  /** Host of the career calls, like `https://jobs.example.com`; empty: the site's own origin. */
  careersHost: string;
  /** Host of the e-mail calls; empty: the site's own origin, which answers as a relay. */
  emailHost: string;
  /** The provider's ids; our own relay expects the same ones (docs/requirements.md, MAIL-3). */
  emailUserId: string;
  emailServiceId: string;
  /** Template of the contact page's form (version 2), and of the contact form with a dropdown (version 1). */
  emailTemplateId: string;
  emailFormTemplateId: string;
  /** Address of an embedded map with {lat}, {lon}, {west}, {south}, {east}, {north} in it; empty: no maps. Its host goes into `frame-src`. */
  mapUrl: string;
  /** Address of the NMSP page's embedded video; empty: none. Its host goes into `frame-src`. */
  videoUrl: string;
  /** Public address of the site, for canonical links and the sitemap, without a slash at the end. */
  siteUrl: string;
  /** Days after which applications and messages are deleted, and applications whose sender agreed to be kept longer. */
  retentionDays: number;
  keptRetentionDays: number;
  /** Days within which staff promise applicants to write. */
  replyWithinDays: number;
}

/** The periods where the settings name no others; the server and the build read the same settings. */
export const DEFAULT_DAYS = { retentionDays: 180, keptRetentionDays: 730, replyWithinDays: 10 } as const;

declare const BUILD_SETTINGS: BuildSettings | undefined;

export const buildSettings: BuildSettings =
  typeof BUILD_SETTINGS === 'undefined'
    ? {
        careersHost: '',
        emailHost: '',
        emailUserId: 'site-visitor',
        emailServiceId: 'site-relay',
        emailTemplateId: 'contact',
        emailFormTemplateId: 'enquiry',
        mapUrl: '',
        videoUrl: '',
        siteUrl: '',
        ...DEFAULT_DAYS,
      }
    : BUILD_SETTINGS;
