import { humansText, securityPolicy, securityText, wellKnownPaths } from '../content/wellKnown.ts';

/** Days for which security.txt may be believed: less than the year that RFC 9116 asks for. A build renews it. */
const BELIEVED_DAYS = 330;
const DAY_MS = 86_400_000;

/** Texts about the site by their file in `dist/site`, as of the day of the build (docs/requirements.md, SEO-2). */
export const wellKnownFiles = (siteUrl: string, builtAt: Date): Record<string, string> => {
  const expires = new Date(builtAt.getTime() + BELIEVED_DAYS * DAY_MS);
  const fileNameOf = (path: string) => path.slice(1);
  return {
    [fileNameOf(wellKnownPaths.security)]: securityText({ siteUrl, expires }),
    [fileNameOf(wellKnownPaths.securityPolicy)]: securityPolicy,
    [fileNameOf(wellKnownPaths.humans)]: humansText({ siteUrl, updated: builtAt }),
  };
};
