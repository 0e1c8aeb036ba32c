import type { FastifyReply } from 'fastify';
import { parseJobId } from '../../../content/resolvePath.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import type { OpeningParts } from '../parts.ts';
import type { Opening } from '../queries/toOpening.ts';
import { toDetail } from '../wire.ts';

type PreviewParts = Pick<OpeningParts, 'openings' | 'loadRenderer' | 'pageSources'>;

const MARK =
  '## Preview\n\nOnly people who were given this address see this page. Applications are taken once the opening is published.\n\n## The opening';

/** The page as it will be, marked so that nobody takes it for a published one. */
const toPreview = (opening: Opening) => {
  const detail = toDetail(opening);
  return { ...detail, description: `${MARK}\n\n${detail.description}` };
};

/**
 * Sends the preview of an opening to whoever was given its link: kept by no cache and found by no search engine. False
 * unless the token is the opening's own (docs/requirements.md, STAFF-9).
 */
export const sendPreview = async (
  reply: FastifyReply,
  parts: PreviewParts,
  { id, token }: { id: string; token: string },
): Promise<boolean> => {
  const number = parseJobId(id);
  const opening = number === undefined ? undefined : await parts.openings.findPreview(number, token);
  if (!opening) return false;
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  await sendRendered(reply, parts, { status: 200, seed: { opening: toPreview(opening), isPreview: true } });
  return true;
};
