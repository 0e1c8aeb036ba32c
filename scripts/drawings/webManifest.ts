import { site } from '../../src/content/site.ts';
import { colours } from './colours.ts';

/** What a system needs to put the site among its programs. */
export const webManifest = (): string =>
  JSON.stringify({
    name: site.fullName,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: colours.white,
    theme_color: colours.deep,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/images/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/images/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/images/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
