import type { BuildSettings } from '../contract/buildSettings.ts';

/** Origins other than the site's own, by their use. The server adds them to its Content-Security-Policy. */
export interface ContentSources {
  frameSources: string[];
  connectSources: string[];
  formActions: string[];
}

const uniqueOrigins = (...addresses: string[]): string[] => [
  ...new Set(addresses.filter((address) => address !== '').map((address) => new URL(address).origin)),
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
