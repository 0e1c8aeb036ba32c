import { createHash } from 'node:crypto';
import { buildPolicy } from './security.ts';

const hashScript = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;
const sources = {
  inlineScripts: [hashScript('early()'), hashScript('typed()')],
  frameSources: [],
  connectSources: [],
  formActions: [],
  careersHost: '',
};
const scriptsIn = (html?: string): string | undefined =>
  buildPolicy(sources, html)
    .split(';')
    .find((directive) => directive.startsWith('script-src'));

describe('a page’s Content-Security-Policy (SEC-1)', () => {
  it('allows the inline scripts of the build that the page contains', () => {
    const html = '<head><script>early()</script><script>alert(1)</script></head>';
    expect(scriptsIn(html)).toBe(`script-src 'self' '${hashScript('early()')}'`);
  });

  it('allows no inline script if the page contains none', () => {
    expect(scriptsIn('<title>plain</title><script src="/a.js"></script>')).toBe("script-src 'self'");
  });

  it('allows every inline script of the build if the response is not a page', () => {
    expect(scriptsIn()).toBe(`script-src 'self' '${hashScript('early()')}' '${hashScript('typed()')}'`);
  });
});
