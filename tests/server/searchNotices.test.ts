import type { DeskOpening } from '../../src/contract/desk/openingSchemas.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { OPTIONAL_WRITTEN_FIELDS } from '../../src/contract/openingFields.ts';
import { startDesk } from '../support/desk.ts';
import { answerWith, startEngine } from '../support/searchEngines.ts';
import { fetchFrom } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const KEY = 'a1b2c3d4e5f6';
const SITE = 'https://jobs.example.com';

const waitForRequests = async (engine: { requests: unknown[] }, count: number): Promise<void> => {
  const end = Date.now() + 20_000;
  while (engine.requests.length < count && Date.now() < end)
    await new Promise((done) => setTimeout(done, 50));
};

let engine: Awaited<ReturnType<typeof startEngine>>;
beforeAll(async () => {
  engine = await startEngine(answerWith(200));
});
afterAll(() => engine.stop());

it('IndexNow is told within seconds when an opening is published, changed and closed at the desk', async () => {
  const { server, recruiter } = await startDesk(
    {
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: engine.url,
      SITE_URL: SITE,
      DIST_DIR: fakeDist({ settings: { siteUrl: SITE } }),
    },
    30_000,
  );
  const file = await fetchFrom(server, `/${KEY}.txt`);
  expect([file.status, file.headers.get('content-type'), file.text]).toEqual([
    ...[200, 'text/plain; charset=utf-8', KEY],
  ]);
  const text = {
    job_title: 'Network Engineer',
    company_name: 'Acme',
    description: 'Routers.',
    ...mapFields(OPTIONAL_WRITTEN_FIELDS, () => null),
    places: [{ city: 'Leeds', country: 'GB', region: '', street: '', postcode: '' }],
    remote_from: [],
    requirements: [],
  };
  const { body: draft } = await recruiter.call<DeskOpening>('addOpening', { body: text });
  const at = draft.id;
  await recruiter.call('publishOpening', { at, body: {} });
  await waitForRequests(engine, 1);
  await recruiter.call('changeOpening', { at, body: { ...text, job_title: 'Engineer', version: 1 } });
  await waitForRequests(engine, 2);
  await recruiter.call('closeOpening', { at });
  await waitForRequests(engine, 3);
  const page = `${SITE}/career-details/${at}`;
  expect(engine.requests.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList)).toEqual([
    ...[[page], [page], [page]],
  ]);
  await server.stop();
});
