import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startInVain, startServer } from '../support/server.ts';
import { ask } from './apply.ts';
import { fakeDist, INLINE_SCRIPT } from './fakeDist.ts';

const distWith = (manifest: unknown): string => {
  const dist = fakeDist();
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  return dist;
};

describe('other hosts that the build names', () => {
  it('may be embedded, called and posted to, and nothing else may', async () => {
    const DIST_DIR = distWith({
      inlineScripts: [INLINE_SCRIPT],
      frameSources: ['https://maps.example'],
      connectSources: ['https://jobs.example', 'https://mail.example'],
      formActions: ['https://mail.example'],
    });
    const server = await startServer({ DIST_DIR });
    const { headers } = await ask(server, '/');
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain('frame-src https://maps.example');
    expect(policy).toContain("connect-src 'self' https://jobs.example https://mail.example");
    expect(policy).toContain("form-action 'self' https://mail.example");
    expect(policy).toContain("default-src 'none'");
    expect(headers.get('permissions-policy')).toContain('fullscreen=(self "https://maps.example")');
    await server.stop();
  });

  it.each([
    ['a source with a path', { frameSources: ['https://maps.example/embed'] }],
    [
      'a source that smuggles a directive',
      { connectSources: ["https://a.example; script-src 'unsafe-inline'"] },
    ],
    ['a wildcard', { formActions: ['*'] }],
    ['something else than a list', { frameSources: 'https://maps.example' }],
    ['no object', 'text'],
  ])('are refused at the start when the manifest holds %s', async (_, manifest) => {
    const DIST_DIR = distWith(manifest);
    const { code, stderr } = await startInVain({ DIST_DIR });
    expect([code, stderr]).toEqual([1, `${DIST_DIR}/manifest.json is damaged; build the site again\n`]);
  });
});

describe('a server whose settings are other than those of the build', () => {
  it('does not come up, because its pages would promise what is not so', async () => {
    const DIST_DIR = distWith({ settings: { retentionDays: 180, emailUserId: 'site-visitor' } });
    const { code, stderr } = await startInVain({ DIST_DIR, RETENTION_DAYS: '30', EMAIL_USER_ID: 'other' });
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^RETENTION_DAYS is 30, but the pages were built with 180: build again/),
      expect.stringMatching(
        /^EMAIL_USER_ID is other, but the pages were built with site-visitor: build again/,
      ),
      '',
    ]);
  });
});
