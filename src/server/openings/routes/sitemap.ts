import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openingPath } from '../../../content/paths.ts';
import { sendNotFound } from '../../pages/sendPage.ts';
import { sendResponse, makeTextResponse } from '../../platform/http/cachedResponse.ts';
import type { OpeningDependencies } from '../dependencies.ts';
import type { Opening } from '../queries/toOpening.ts';

type SitemapDependencies = Pick<
  OpeningDependencies,
  'openings' | 'openingResponses' | 'site' | 'siteResponses' | 'pageSources'
>;

/** Matches the home page's entry, which contains the site's public URL. */
const HOME = /<loc>([^<]*)\/<\/loc>/;
const END = '</urlset>';

type Changed = Pick<Opening, 'id' | 'updated_at'>;

const toUrlElement = (home: string, { id, updated_at }: Changed): string =>
  `<url><loc>${home}${openingPath(id)}</loc><lastmod>${updated_at}</lastmod></url>\n`;

/** Adds openings to the built sitemap, with their last-modified times. */
const addOpenings = (built: string, openings: readonly Changed[]): string => {
  const home = HOME.exec(built)?.[1] ?? '';
  return built.replace(END, () => openings.map((opening) => toUrlElement(home, opening)).join('') + END);
};

/** `/sitemap.xml` with the openings of our own database. */
export const registerSitemap = (app: FastifyInstance, dependencies: SitemapDependencies): void => {
  app.get('/sitemap.xml', async (_request, reply) => {
    const built = await readFile(join(dependencies.site, 'sitemap.xml'), 'utf8').catch(() => undefined);
    if (built === undefined) return sendNotFound(reply, dependencies);
    const cached = await dependencies.openingResponses.get('sitemap', async () => {
      const openings: Changed[] = [];
      if (dependencies.pageSources.careersHost === '')
        for await (const piece of dependencies.openings.readOpenIds()) openings.push(...piece);
      return makeTextResponse(
        { status: 200, type: 'application/xml; charset=utf-8' },
        addOpenings(built, openings),
      );
    });
    return sendResponse(reply.header('cache-control', 'no-cache'), cached);
  });
};
