import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../content/paths.ts';
import type { Receipt } from '../../contract/schemas.ts';
import { displayFileName } from '../../contract/applicationRules.ts';
import { sendRendered } from '../pages/renderResponse.ts';
import { prefersJson } from '../platform/http/accepts.ts';
import { redirectToCanonical } from '../platform/http/requestUrl.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { toDeletionFacts } from './deletionFacts.ts';
import type { ApplicationDependencies, ReceiptOptions } from './dependencies.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

const publicStatus = {
  received: 'received',
  inReview: 'inReview',
  interview: 'interview',
  offer: 'decided',
  hired: 'decided',
  declined: 'decided',
  withdrawn: 'decided',
} as const satisfies Record<StoredApplication['status'], Receipt['status']>;

/** The receipt of an application, with the file's name as the applicant knows it, and no other personal data. */
export const toReceipt = (
  application: StoredApplication,
  { replyWithinDays, hasMail, now = () => new Date() }: ReceiptOptions,
): Receipt => ({
  reference: application.reference,
  job_id: application.opening_id,
  job_title: application.job_title,
  file_name: displayFileName(application.client_name),
  file_size: application.file_size,
  sha256: application.sha256,
  received: application.received_at,
  status: publicStatus[application.status],
  ...toDeletionFacts(application, now()),
  reply_within_days: replyWithinDays,
  is_mailed: hasMail && Number(application.is_suspect) === 0,
  withdraw_by: hasMail ? 'mail' : 'address',
});

/** The path, with the only parameter that the page reads. */
const toReceiptUrl = ({ url, query }: FastifyRequest<{ Querystring: { withdrawal?: unknown } }>): string =>
  (url.split('?')[0] ?? '') + (query.withdrawal === 'sent' ? '?withdrawal=sent' : '');

/**
 * The route of an application's confirmation, as JSON or as a page. Everyone with the reference can read it, so it is
 * not cached or indexed.
 */
export const registerReceipt = (
  app: FastifyInstance,
  dependencies: Pick<
    ApplicationDependencies,
    'applications' | 'loadRenderer' | 'receiptOptions' | 'pageSources'
  >,
): void => {
  app.get<{ Params: { reference: string }; Querystring: { withdrawal?: unknown } }>(
    paths.receipt,
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex').header('vary', 'Accept');
      const { reference } = request.params;
      if (!prefersJson(request.headers.accept) && (await redirectToCanonical(request, reply))) return reply;
      const application = await dependencies.applications.find(reference);
      const receipt = application ? toReceipt(application, dependencies.receiptOptions) : null;
      if (prefersJson(request.headers.accept)) {
        if (!receipt) throw new Refusal(404, sentences.noSuchApplication);
        return receipt;
      }
      // Another host may have the application; the browser fetches it from there.
      const isOnOtherHost = !receipt && dependencies.pageSources.careersHost !== '';
      const status = receipt || isOnOtherHost ? 200 : 404;
      const url = toReceiptUrl(request);
      return sendRendered(reply, dependencies, { status, url, seed: isOnOtherHost ? {} : { receipt } });
    },
  );
};
