import type { FastifyInstance } from 'fastify';
import { pages } from '../../../content/pages.ts';
import { calls } from '../../../contract/calls.ts';
import { VitalsReportSchema } from '../../../contract/schemasVitals.ts';
import type { VitalsReport } from '../../../contract/vitals.ts';
import { clientLimit } from '../../platform/http/rateLimit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { VitalsCounts } from './vitalsCounts.ts';

/** A report has about 150 bytes. */
const MAX_BYTES = 1024;
/** Of one client in ten minutes: a report a page that was really opened, with room for an office behind one address. */
const MAX_REPORTS = 300;

const KINDS: ReadonlySet<string> = new Set(Object.values(pages).map(({ kind }) => kind));

/**
 * Counts what a sampled visit tells and keeps nothing else of it; 204 (docs/requirements.md, PERF-30). Only where the
 * site measures visits.
 */
export const registerVitals = (app: FastifyInstance, counts: Pick<VitalsCounts, 'count'>): void => {
  const options = {
    bodyLimit: MAX_BYTES,
    schema: { body: VitalsReportSchema },
    onRequest: clientLimit(app, MAX_REPORTS),
  };
  app.post<{ Body: VitalsReport }>(calls.vitals, options, async ({ body }, reply) => {
    if (!KINDS.has(body.kind)) throw new Refusal(400, sentences.badRequest);
    counts.count(body);
    return reply.code(204).send();
  });
};
