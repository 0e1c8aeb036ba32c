import type { FastifyInstance } from 'fastify';
import { paths, receiptPath, withdrawPath } from '../../../content/paths.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import type { ApplicationParts } from '../parts.ts';

/**
 * The page that the link in a withdrawal's mail opens. It changes nothing, because programs that read mail follow links,
 * too (docs/requirements.md, PRIV-8). Without a secret it leads to where one is asked for.
 */
export const registerWithdrawPage = (
  app: FastifyInstance,
  parts: Pick<ApplicationParts, 'applications' | 'withdrawals' | 'loadRenderer' | 'pageSources'>,
): void => {
  app.get<{ Params: { reference: string }; Querystring: { token?: unknown } }>(
    paths.withdraw,
    async ({ params, query: { token } }, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const application = await parts.applications.find(params.reference);
      if (!application)
        return sendRendered(reply, parts, { status: 404, seed: { withdrawalLink: 'unknown' } });
      const { reference } = application;
      if (typeof token !== 'string') return reply.redirect(`${receiptPath(reference)}#withdraw`, 303);
      const isGood = await parts.withdrawals.isGood(reference, token);
      const seed = { withdrawalLink: isGood ? 'good' : 'over' } as const;
      const url = `${withdrawPath(reference)}?token=${encodeURIComponent(token)}`;
      return sendRendered(reply, parts, { status: isGood ? 200 : 403, url, seed });
    },
  );
};
