import { site } from './site.ts';

/** The picture that other sites show beside a link to us; the build draws it. */
export const linkPicture = {
  path: '/images/link.png',
  width: 1200,
  height: 630,
  alt: `${site.fullName}: the mark and the name before a net of lines and nodes`,
} as const;
