import type { FastifyReply } from 'fastify';
import { hasFile } from './pageFile.ts';

/**
 * Sends a built page, compressed where a compressed file lies beside it; false when the site lacks the file. Pages
 * are asked for again every time (`no-cache`), and answered with 304 where they are the same.
 */
export const sendPage = async (
  reply: FastifyReply,
  { site, file, status = 200 }: { site: string; file: string; status?: number },
): Promise<boolean> => {
  if (!(await hasFile(site, `/${file}`))) return false;
  if (status !== 200) {
    // An error page is sent whole: a 304 would turn the 404 into a success.
    const { headers } = reply.request.raw;
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    delete headers.range;
  }
  await reply.code(status).header('cache-control', 'no-cache').sendFile(file, site, { cacheControl: false });
  return true;
};
