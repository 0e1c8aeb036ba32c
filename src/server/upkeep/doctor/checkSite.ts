import { calls } from '../../../contract/calls.ts';
import { failureCode } from '../../platform/process/failureLine.ts';
import type { Config } from '../../platform/settings/config.ts';
import { fault, good, note, type Finding } from './finding.ts';

const PATIENCE_MS = 5_000;
const GUIDE = 'docs/operations.md, Settings that matter';
/** Names that stand for somebody's (RFC 2606): nothing of ours answers there. */
const STANDS_FOR = /(?:^|\.)(?:example(?:\.com|\.net|\.org)?|test|invalid)$/;

/** An application without a word in it, as the site's own page would send it: refused, and nothing is stored. */
const ask = async (origin: string): Promise<Response> =>
  fetch(origin + calls.apply, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

const ofForms = (siteUrl: string, status: number): Finding => {
  if (status === 400) return good(`${siteUrl} answers, and takes forms`);
  if (status === 403)
    return fault(
      `${siteUrl} answers every form with 403: the proxy does not pass the Host header on`,
      `nginx: proxy_set_header Host $host (${GUIDE})`,
    );
  if (status >= 500)
    return fault(
      `${siteUrl} answers with ${status}`,
      'See whether the server is running, and what its log says',
    );
  return note(`${siteUrl} answers a form with ${status}: whether that is this server cannot be said`);
};

const ofAddress = (siteUrl: string, headers: Headers): Finding[] =>
  !siteUrl.startsWith('https:') || headers.has('strict-transport-security')
    ? []
    : [
        fault(
          'The server does not know that visitors come over TLS, nor their addresses: they all count as one visitor',
          `Let the proxy say X-Forwarded-Proto and X-Forwarded-For, and set TRUST_PROXY (${GUIDE})`,
        ),
      ];

/** What visitors meet at SITE_URL: whether proxy and server understand each other (docs/requirements.md, OPS-24). */
export const checkSite = async ({
  site: { siteUrl, careersHost },
}: Pick<Config, 'site'>): Promise<Finding[]> => {
  if (siteUrl === '' || careersHost !== '' || STANDS_FOR.test(new URL(siteUrl).hostname)) return [];
  try {
    const { status, headers } = await ask(new URL(siteUrl).origin);
    return [ofForms(siteUrl, status), ...(status < 500 ? ofAddress(siteUrl, headers) : [])];
  } catch (error) {
    // Fetch tells the cause in a second error.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return [
      fault(`${siteUrl} does not answer (${failureCode(cause)})`, 'See whether proxy and server are running'),
    ];
  }
};
