import { randomUUID } from 'node:crypto';
import { resumes } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { ask, formWith, upload, uploadedName } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS, submissionsTo } from './submissionsTo.ts';

describe('a submission', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const { apply, applications, newest } = submissionsTo(() => server);

  it('whose upload was made again under another name is still the same', async () => {
    const key = randomUUID();
    const first = await apply({ resumefile: await uploadedName(server), name: 'Again' }, key);
    const again = await apply({ resumefile: await uploadedName(server), name: 'Again' }, key);
    expect(again.json).toEqual(first.json);
  });

  it('without a key is known by its content, file included', async () => {
    const person = { name: 'Keyless', email: 'keyless@example.com' };
    const first = await apply({ ...person, resumefile: await uploadedName(server) });
    const again = await apply({ ...person, resumefile: await uploadedName(server) });
    expect(again.json).toEqual(first.json);
    const { json } = await upload(server, formWith([{ name: 'cv.docx', bytes: resumes.docx }]));
    const other = await apply({ ...person, resumefile: json['filename'] });
    expect(other.json['reference']).not.toBe(first.json['reference']);
    expect(newest()['is_repeat']).toBe(1);
  });

  it('of one content is one application, from whichever tab and with or without a script', async () => {
    const before = applications();
    const sameFrom = async (key?: string) =>
      (await apply({ name: 'Two tabs', resumefile: await uploadedName(server) }, key)).json['reference'];
    const [one, other] = [randomUUID(), randomUUID()];
    const first = await sameFrom(one);
    expect([await sameFrom(other), await sameFrom(other), await sameFrom(one), await sameFrom()]).toEqual([
      first,
      first,
      first,
      first,
    ]);
    expect(applications()).toBe(before + 1);
    // A key that led to an earlier application stands for its content as any other does.
    const changed = await apply({ name: 'Changed', resumefile: await uploadedName(server) }, other);
    expect(changed.status).toBe(422);
  });

  it('without a key is new again after a day, and with the clock set back it is not', async () => {
    const person = { name: 'Daily', email: 'daily@example.com' };
    const reference = async () =>
      (await apply({ ...person, resumefile: await uploadedName(server) })).json['reference'];
    const movedBy = (ms: number) =>
      changeDatabase(
        server.dataDir,
        `update submissions set made_at = '${new Date(Date.now() + ms).toISOString()}' where outcome = '${String(first)}'`,
      );
    const first = await reference();
    movedBy(DAY_MS);
    expect(await reference()).toBe(first);
    movedBy(-DAY_MS - 60_000);
    expect(await reference()).not.toBe(first);
  });

  it('is a new one when what was sent before is erased, under its key and without one', async () => {
    const key = randomUUID();
    const words = { name: 'Back again', email: 'back.again@example.com' };
    const reference = async () =>
      (await apply({ ...words, resumefile: await uploadedName(server) }, key)).json['reference'];
    const first = await reference();
    expect(await reference()).toBe(first);
    const withdrawn = await ask(server, `/applications/${String(first)}/withdraw`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: words.email }).toString(),
    });
    expect(withdrawn.status).toBe(200);
    const before = applications();
    const second = await reference();
    expect([typeof second, second === first, newest()['reference']]).toEqual(['string', false, second]);
    expect(applications()).toBe(before + 1);
  });
});
