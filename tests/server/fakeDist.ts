import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeSiteIndex, type SiteEntry } from '../../src/content/search/siteIndex.ts';
import { SEARCH_FILE } from '../../src/contract/siteSearch.ts';
import { freshDir } from '../support/server.ts';

const ECHO_RENDERER = `exports.renderPage = async (url, seed, submittedForm) => ({
  status: 200,
  html: '<!doctype html><script></script><title>rendered</title>' + JSON.stringify({ url, seed, submittedForm }),
});`;

const SITE_ENTRIES: readonly SiteEntry[] = [
  {
    kind: 'service',
    title: 'Network Audit',
    url: '/network_audit',
    lead: 'What is on your network',
    names: [],
    body: 'switches',
  },
  {
    kind: 'service',
    title: 'Network Operations Centre',
    url: '/network_operations_center',
    lead: 'Eyes on your network',
    names: ['noc'],
    body: 'alarms',
  },
];

/** The hash of the empty script in every page. */
export const INLINE_SCRIPT = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export const fakePage = (title: string): string => `<!doctype html><script></script><title>${title}</title>`;

/** A small fake build: a few pages, a script, and a renderer that outputs its input as JSON. */
export const fakeDist = (manifest: { careersHost?: string; settings?: object } = {}): string => {
  const dist = freshDir();
  const files: Record<string, string | Buffer> = {
    'site/index.html': fakePage('home'),
    'site/about_us.html': fakePage('about us'),
    'site/about_us.html.gz': gzipSync(fakePage('about us')),
    'site/managed_Services.html': fakePage('managed'),
    'site/whiteglove_meeting_event_support.html': fakePage('white glove'),
    'site/search.html': fakePage('search'),
    'site/careers.html': fakePage('careers'),
    [`site${SEARCH_FILE}`]: JSON.stringify(makeSiteIndex(SITE_ENTRIES)),
    'site/404.html': fakePage('not found'),
    'site/static/js/main.0123abcd.js': 'run()',
    'site/static/js/main.0123abcd.js.gz': gzipSync('run()'),
    'site/static/js/main.0123abcd.js.map': '{}',
    'site/static/js/main.0123abcd.js.MAP': '{}',
    'site/media/film.webm': 'moving pictures',
    'site/images/link-careers.png': 'a picture',
    'site/robots.txt': 'User-agent: *\n',
    'site/.hidden': 'hidden',
    'site/.well-known/security.txt': 'Contact: mailto:a@example.com\nExpires: 2020-01-01T00:00:00.000Z\n',
    'manifest.json': JSON.stringify({ inlineScripts: [INLINE_SCRIPT], ...manifest }),
    'renderer/renderPage.cjs': ECHO_RENDERER,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dist;
};
