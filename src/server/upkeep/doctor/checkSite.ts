import { findUnfilledFacts, privacyFacts } from '../../../content/privacyFacts.ts';
import { calls } from '../../../contract/calls.ts';
import { formatUtc } from '../../../lib/formatUtc.ts';
import { failureCode } from '../../platform/process/failure.ts';
import type { Config } from '../../platform/settings/config.ts';
import { readManifest } from '../../platform/settings/manifest.ts';
import { readCertificateExpiry } from '../certificate.ts';
import { type Finding, good, note, problem } from './finding.ts';

const TIMEOUT_MS = 5_000;
const GUIDE_REFERENCE = 'docs/operations.md, Settings';
const DAY_MS = 86_400_000;
/** Reserved names (RFC 2606), which no real site has. */
const RESERVED_NAME = /(?:^|\.)(?:example(?:\.com|\.net|\.org)?|test|invalid)$/;

/** Sends an empty application as the site's own page would. It is refused, and nothing is stored. */
const sendEmptyForm = (origin: string): Promise<Response> =>
  fetch(origin + calls.apply, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

const describeStatus = (siteUrl: string, status: number): Finding => {
  if (status === 400) return good(`${siteUrl} answers, and accepts forms`);
  if (status === 403)
    return problem(
      `${siteUrl} answers every form with 403: the proxy does not pass the Host header on`,
      `nginx: proxy_set_header Host $host (${GUIDE_REFERENCE})`,
    );
  if (status >= 500)
    return problem(
      `${siteUrl} answers with ${status}`,
      'Check whether the server is running, and what its log says',
    );
  return note(`${siteUrl} answers a form with ${status}: it may be another server`);
};

const checkCertificate = async (siteUrl: string, now: Date): Promise<Finding> => {
  try {
    const end = await readCertificateExpiry(siteUrl);
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
    const text = `The certificate of ${siteUrl} expires on ${formatUtc(end.toISOString())}`;
    return days >= 14 ? good(text) : problem(`${text}, in ${days} days`, 'certbot renew --dry-run says why');
  } catch (error) {
    return problem(
      `The certificate of ${siteUrl} cannot be read (${failureCode(error)})`,
      'Check whether the proxy is running',
    );
  }
};

/**
 * Checks the facts of the privacy notice: each is filled in, and a real site has not kept those of the sample company.
 */
export const checkPrivacyFacts = (
  siteUrl: string,
  facts: { controller: { email: string } } = privacyFacts,
): Finding[] => {
  const advice = 'Fill it in in src/content/privacyFacts.ts, and make a new release';
  const unfilled = findUnfilledFacts(facts).map((name) =>
    problem(`The privacy notice lacks a fact: ${name}`, advice),
  );
  const isRealSite = siteUrl.startsWith('https:') && !RESERVED_NAME.test(new URL(siteUrl).hostname);
  const isSample = RESERVED_NAME.test(facts.controller.email.split('@').at(-1) ?? '');
  if (isRealSite && isSample)
    unfilled.push(problem('The privacy notice names a sample company as responsible', advice));
  return unfilled.length > 0 ? unfilled : [good('The facts of the privacy notice are filled in')];
};

/** Checks what the server needs to know behind a proxy: how many there are, and the URL that visitors use. */
export const checkProxySettings = (
  { site: { siteUrl }, trustProxy, distDir }: Pick<Config, 'site' | 'trustProxy' | 'distDir'>,
  isInstalled: boolean,
): Finding[] => {
  const built = String(readManifest(distDir).settings.siteUrl ?? '');
  // The server itself has no TLS, and an installation has nginx in front.
  const isBehindProxy = isInstalled || [siteUrl, built].some((url) => url.startsWith('https:'));
  if (!isBehindProxy) return [];
  const findings: Finding[] = [];
  if (trustProxy === false)
    findings.push(
      problem(
        'TRUST_PROXY is not set, but the site is behind a proxy: all visitors count as one, and share its limits',
        'Set TRUST_PROXY to the number of proxies, 1 for nginx alone, and restart',
      ),
    );
  if (siteUrl === '')
    findings.push(
      problem(
        'SITE_URL is not set, but the site is behind a proxy: the desk links to the wrong address',
        built
          ? `Set SITE_URL=${built}, and restart`
          : 'Make a new release with SITE_URL, and set it here too',
      ),
    );
  return findings;
};

/** Checks whether proxy and server work together at SITE_URL, and when the certificate expires. */
export const checkSite = async (
  { site: { siteUrl, careersHost } }: Pick<Config, 'site'>,
  now: Date,
): Promise<Finding[]> => {
  if (siteUrl === '' || careersHost !== '') return [];
  const { hostname } = new URL(siteUrl);
  if (RESERVED_NAME.test(hostname))
    return [note(`SITE_URL names ${hostname}, which is no real site, so it was not asked`)];
  const isTls = siteUrl.startsWith('https:');
  const findings = isTls ? [await checkCertificate(siteUrl, now)] : [];
  try {
    const { status, headers } = await sendEmptyForm(new URL(siteUrl).origin);
    const isBehindProxy = !isTls || status >= 500 || headers.has('strict-transport-security');
    return [
      describeStatus(siteUrl, status),
      ...(isBehindProxy
        ? []
        : [
            problem(
              'The server does not know that visitors use TLS, nor their IP addresses: they all count as one visitor',
              `Let the proxy send X-Forwarded-Proto and X-Forwarded-For, and set TRUST_PROXY (${GUIDE_REFERENCE})`,
            ),
          ]),
      ...findings,
    ];
  } catch (error) {
    // fetch puts the reason into `cause`.
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const code = failureCode(cause);
    const finding = code.includes('CERT')
      ? problem(
          `Browsers refuse the certificate of ${siteUrl} (${code})`,
          "'certbot certificates' lists the installed certificates",
        )
      : problem(`${siteUrl} does not answer (${code})`, 'Check whether proxy and server are running');
    return [finding, ...findings];
  }
};
