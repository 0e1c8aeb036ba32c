import { startServer } from '../support/server.ts';
import { fakeDist } from './fakeDist.ts';

/** The policy by its directives. */
const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** A script element that names a file of ours and says what it has to hash to. */
const SCRIPT_WITH_HASH = /<script\b(?=[^>]*\ssrc="\/)(?=[^>]*\sintegrity="sha(?:256|384|512)-)/;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * What MDN's HTTP Observatory gives or takes beyond 100 points, as its published table of October 2024 has it, as far as a
 * server behind TLS decides it by itself (docs/security.md).
 */
const modifiersOf = (headers: Headers, html: string): Record<string, number> => {
  const policy = directivesOf(headers.get('content-security-policy') ?? '');
  const isSafe = !Object.values(policy)
    .flat()
    .some((source) => /^'unsafe|^https?:$|^\*$/.test(source));
  const formAction = (policy['form-action'] ?? []).join(' ');
  const isStrict = policy['default-src']?.join() === "'none'" && ["'none'", "'self'"].includes(formAction);
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  return {
    policy: isSafe && isStrict ? 10 : isSafe ? 5 : -20,
    cookies: headers.get('set-cookie') === null ? 0 : -20,
    otherOrigins: headers.get('access-control-allow-origin') === null ? 0 : -50,
    referrer: PRIVATE.includes(headers.get('referrer-policy') ?? '') ? 5 : 0,
    hsts: hsts >= 15_768_000 ? 0 : -20,
    integrity: SCRIPT_WITH_HASH.test(html) ? 5 : 0,
    sniffing: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: policy['frame-ancestors']?.join() === "'none'" ? 5 : 0,
    resources: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  };
};

it('the headers of a page get 130 points of a scanner, all but those for a script element and the preload list', async () => {
  const server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '1' });
  const answer = await fetch(server.url, {
    headers: { accept: 'text/html', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
  });
  const modifiers = modifiersOf(answer.headers, await answer.text());
  expect(modifiers).toEqual({
    policy: 10,
    cookies: 0,
    otherOrigins: 0,
    referrer: 5,
    hsts: 0,
    integrity: 0,
    sniffing: 0,
    framing: 5,
    resources: 10,
  });
  expect(100 + Object.values(modifiers).reduce((sum, points) => sum + points, 0)).toBe(130);
  await server.stop();
});
