import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { OpeningDetail, OpeningList } from '../../../contract/schemas.ts';
import type { OpeningParts } from '../parts.ts';
import { openOpening } from '../rules/openOpening.ts';
import { toDetail, toSummary } from '../wire.ts';

interface ListQuery {
  limit?: string | string[];
}

/**
 * The list of open openings, newest first, and one opening (docs/requirements.md, CALL-1, CALL-2). A `limit` that is
 * no whole number from 1, and every other query parameter, is ignored: links carry all sorts of them.
 */
export const registerCareers = (app: FastifyInstance, { openings }: Pick<OpeningParts, 'openings'>): void => {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.get(calls.careerList, { schema: { response: { 200: OpeningList } } }, async (request) => {
    const { limit } = request.query as ListQuery;
    const rows = await openings.listOpen({ limit: parseJobId(String(limit)) });
    return rows.map(toSummary);
  });

  typed.get(
    `${calls.careerDetail}/:id`,
    { schema: { response: { 200: OpeningDetail } } },
    async (request) => {
      const { id } = request.params as { id: string };
      return toDetail(await openOpening(openings, parseJobId(id)));
    },
  );
};
