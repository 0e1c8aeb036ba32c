import type { BuildSettings } from '../contract/buildSettings.ts';

/** Origins other than the site's own, by their use. The server adds them to its Content-Security-Policy. */
export interface ContentSources {
  frameSources: string[];
  connectSources: string[];
  formActions: string[];
}

const uniqueOrigins = (...urls: string[]): string[] => [
  ...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin)),
];

/** Which other hosts the pages embed, call and send forms to, according to the build settings. */
export const contentSources = ({
  mapUrl,
  videoUrl,
  careersHost,
  emailHost,
}: BuildSettings): ContentSources => ({
  frameSources: uniqueOrigins(mapUrl, videoUrl),
  connectSources: uniqueOrigins(careersHost, emailHost),
  formActions: uniqueOrigins(emailHost),
});
