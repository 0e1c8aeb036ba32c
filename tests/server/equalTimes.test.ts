import type { ApplicationList } from '../../src/contract/desk/applicationSchemas.ts';
import type { MessageList } from '../../src/contract/desk/inboxSchemas.ts';
import type { OpeningList } from '../../src/contract/schemas.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { changeDatabase } from './changeDatabase.ts';
import { applyNow, post } from './client.ts';
import { ids, makeMessage } from './message.ts';
import { replaceOpenings } from './replaceOpenings.ts';

const TIME = '2026-11-20T08:00:00.000Z';
const COUNT = 7;

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
  const { dataDir } = desk.server;
  replaceOpenings(dataDir, COUNT);
  changeDatabase(dataDir, `update openings set posted_at = '${TIME}', closing_date = null where id > 0`);
  await waitForCaches();
  for (let index = 0; index < COUNT; index += 1) {
    await applyNow(desk.server, { email: `person${index}@example.com`, name: `Person ${index}` });
    const template_params = makeMessage({ message: `Question ${index}` });
    await post(desk.server, '/api/v1.0/email/send', { lib_version: '1.0.0', ...ids, template_params });
  }
  for (const table of ['applications', 'messages'])
    changeDatabase(dataDir, `update ${table} set received_at = '${TIME}'`);
});
afterAll(() => desk.server.stop());

/** Reads all pages of two rows. */
const readPages = async (readPage: (offset: number) => Promise<string[]>): Promise<string[]> => {
  const all: string[] = [];
  for (let offset = 0; offset < COUNT; offset += 2) all.push(...(await readPage(offset)));
  return all;
};

describe('rows of the same moment', () => {
  it('are on one page of the applications each, and in the reverse order the other way round', async () => {
    const read = (order: string) =>
      readPages(async (offset) => {
        const query = { order, limit: '2', offset: String(offset) };
        const { body } = await desk.recruiter.call<ApplicationList>('listApplications', { query });
        return body.items.map(({ reference }) => reference);
      });
    const newestFirst = await read('desc');
    expect(new Set(newestFirst).size).toBe(COUNT);
    expect(await read('asc')).toEqual(newestFirst.toReversed());
    const { body } = await desk.recruiter.call<ApplicationList>('listApplications');
    expect(body.items.map(({ reference }) => reference)).toEqual(newestFirst);
    expect(body.items.map(({ name }) => name)).toEqual(
      Array.from({ length: COUNT }, (_, index) => `Person ${COUNT - 1 - index}`),
    );
  });

  it('are on one page of the messages each, the newest first', async () => {
    const references = await readPages(async (offset) => {
      const query = { limit: '2', offset: String(offset) };
      const { body } = await desk.recruiter.call<MessageList>('listMessages', { query });
      return body.items.map(({ reference }) => reference);
    });
    expect(new Set(references).size).toBe(COUNT);
    const { body } = await desk.recruiter.call<MessageList>('listMessages');
    expect(body.items.map(({ reference }) => reference)).toEqual(references);
  });

  it('are on one page of the openings each, whatever the order', async () => {
    const list = async (query: string) =>
      ((await (await fetch(`${desk.server.url}/career.php?${query}`)).json()) as OpeningList).map(
        ({ id }) => id,
      );
    for (const order of ['', '&order=closing']) {
      const all = await list(`limit=100${order}`);
      expect(new Set(all).size).toBe(COUNT);
      const paged = [];
      for (let offset = 0; offset < COUNT; offset += 2)
        paged.push(...(await list(`limit=2${offset > 0 ? `&offset=${offset}` : ''}${order}`)));
      expect(paged).toEqual(all);
      const following = [];
      let next = await list(`limit=2${order}`);
      while (next.length > 0) {
        following.push(...next);
        next = await list(`limit=2&after=${next.at(-1)}${order}`);
      }
      expect(following).toEqual(all);
    }
  });
});
