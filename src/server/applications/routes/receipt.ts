import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../content/paths.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import { prefersJson } from '../../platform/http/accepts.ts';
import { hasUnstorable } from '../../platform/http/forms.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { ApplicationParts } from '../parts.ts';
import { toReceipt } from '../rules/toReceipt.ts';

/** With the one parameter that the page reads. */
const receiptUrl = ({ url, query }: FastifyRequest<{ Querystring: { withdrawal?: unknown } }>): string =>
  (url.split('?')[0] ?? '') + (query.withdrawal === 'sent' ? '?withdrawal=sent' : '');

/**
 * An application's confirmation, as JSON or as a page. Whoever has the reference may read it, so it names nobody, is
 * kept by no cache and found by no search engine (docs/requirements.md, CALL-10).
 */
export const registerReceipt = (
  app: FastifyInstance,
  parts: Pick<ApplicationParts, 'applications' | 'loadRenderer' | 'receiptPromises' | 'pageSources'>,
): void => {
  app.get<{ Params: { reference: string }; Querystring: { withdrawal?: unknown } }>(
    paths.receipt,
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex').header('vary', 'Accept');
      const { reference } = request.params;
      // PostgreSQL refuses a text with U+0000.
      const application = hasUnstorable(reference) ? undefined : await parts.applications.find(reference);
      const receipt = application ? toReceipt(application, parts.receiptPromises) : null;
      if (prefersJson(request.headers.accept)) {
        if (!receipt) throw new Refusal(404, sentences.noSuchApplication);
        return receipt;
      }
      // What is not ours may be the other host's, which the page asks in the browser (SET-2).
      const isElsewhere = !receipt && parts.pageSources.careersHost !== '';
      const status = receipt || isElsewhere ? 200 : 404;
      const url = receiptUrl(request);
      return sendRendered(reply, parts, { status, url, seed: isElsewhere ? {} : { receipt } });
    },
  );
};
