import type { FastifyInstance } from 'fastify';
import type { NoticeSettings } from '../../platform/settings/noticeSettings.ts';
import { requireTaken, type SearchEngine } from './searchEngine.ts';

/** The protocol allows 10,000. */
const PAGES_PER_REQUEST = 1000;

const keyPath = (key: string): string => `/${key}.txt`;

/** IndexNow, which Bing, Yandex, Seznam and others share (indexnow.org/documentation). */
export const indexNow = (
  { key, url }: NonNullable<NoticeSettings['indexNow']>,
  siteUrl: string,
): SearchEngine => ({
  name: 'indexnow',
  pagesPerRequest: PAGES_PER_REQUEST,
  tell: async (notices, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: siteUrl + keyPath(key),
        urlList: notices.map((notice) => notice.url),
      }),
      redirect: 'manual',
      signal,
    });
    await requireTaken(response);
  },
});

/** The file by which IndexNow checks that the owner of the site sends the notices. */
export const registerKeyFile = (app: FastifyInstance, { indexNow: settings }: NoticeSettings): void => {
  if (!settings) return;
  app.get(keyPath(settings.key), async (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(settings.key),
  );
};
