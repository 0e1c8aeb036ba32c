import type { FastifyInstance } from 'fastify';
import type { TrustProxy } from './trustProxy.ts';

const SEEN =
  'a request came by way of a proxy, but TRUST_PROXY is not set: all visitors behind that proxy count as one visitor; set TRUST_PROXY to the number of proxies or their addresses';

/**
 * Says once a start that TRUST_PROXY seems to be forgotten, when the first request says that it was forwarded, and notes
 * it for `doctor`
 * (docs/requirements.md, SET-4).
 */
export const registerForgottenProxy = (
  app: FastifyInstance,
  trusted: TrustProxy,
  note: () => Promise<void>,
): void => {
  if (trusted !== false) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || (headers['x-forwarded-for'] ?? headers['forwarded']) === undefined) return;
    isSaid = true;
    log.warn(SEEN);
    // On a disk that takes nothing the line of the log has to do.
    void note().catch(() => undefined);
  });
};
