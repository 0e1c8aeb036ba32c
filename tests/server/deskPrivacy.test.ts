import type { StartPage } from '../../src/contract/desk/inboxSchemas.ts';
import type { ApplicationDetail } from '../../src/contract/desk/applicationSchemas.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { queryDatabase } from '../support/server.ts';
import { changeDatabase } from './changeDatabase.ts';
import { applyNow } from './client.ts';

const DAY_MS = 86_400_000;

describe('a person’s data at the desk', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await startDesk();
  });
  afterAll(() => desk.server.stop());

  const apply = async (fields: Record<string, string> = {}): Promise<string> =>
    String((await applyNow(desk.server, fields))['reference']);
  const read = async (reference: string): Promise<ApplicationDetail> =>
    (await desk.admin.call<ApplicationDetail>('readApplication', { at: reference })).body;
  const readRow = (reference: string) =>
    queryDatabase(
      desk.server.dataDir,
      `select name, email, mailbox, phone, consent_version, consent_until from applications where reference = '${reference}'`,
    )[0];

  it('is corrected by an admin, in every column, and not so that two people become one', async () => {
    const reference = await apply({ email: 'wrong@example.com' });
    await apply({ email: 'other@example.com' });
    const body = { name: 'Ada Right', email: 'Right+x@Example.com', phone: '+44 20 7946 0999' };
    const correct = (browser: TestDesk['admin'], change: object) =>
      browser.call('correctPerson', { at: reference, body: { ...body, ...change } });
    expect((await correct(desk.recruiter, {})).status).toBe(403);
    expect((await correct(desk.admin, { email: 'OTHER+a@example.com' })).status).toBe(409);
    expect((await correct(desk.admin, { phone: 'none' })).status).toBe(400);
    expect(readRow(reference)).toMatchObject({ email: 'wrong@example.com' });
    expect((await correct(desk.admin, {})).status).toBe(204);
    expect(readRow(reference)).toMatchObject({ ...body, mailbox: 'right@example.com' });
    const found = await desk.admin.call<{ total: number }>('findPeople', { body: { words: 'Ada Right' } });
    expect(found.body.total).toBe(1);
    const log = `select actor from audit where action = 'application.corrected' and subject = 'application ${reference}'`;
    expect(queryDatabase(desk.server.dataDir, log)).toEqual([{ actor: 'ada@example.com' }]);
  });

  it('loses its consent to longer storage alone, once', async () => {
    const reference = await apply({ consent: '2026-11' });
    expect(readRow(reference)).toMatchObject({ consent_version: '2026-11' });
    const withdraw = (browser: TestDesk['admin']) => browser.call('withdrawConsent', { at: reference });
    expect((await withdraw(desk.recruiter)).status).toBe(403);
    expect([(await withdraw(desk.admin)).status, (await withdraw(desk.admin)).status]).toEqual([204, 404]);
    expect(readRow(reference)).toMatchObject({ consent_version: null, consent_until: null });
    expect((await read(reference)).isKeptLonger).toBe(false);
  });

  it('is held by an admin with a reason, until the hold ends', async () => {
    const reference = await apply();
    const hold = (browser: TestDesk['admin'], reason: string | null) =>
      browser.call('holdApplication', { at: reference, body: { reason } });
    expect((await hold(desk.recruiter, 'Claim')).status).toBe(403);
    expect([(await hold(desk.admin, ' ')).status, (await hold(desk.admin, '')).status]).toEqual([400, 400]);
    expect((await hold(desk.admin, ' Claim of 3 May ')).status).toBe(204);
    expect(await read(reference)).toMatchObject({ holdReason: 'Claim of 3 May', deleteAfter: '' });
    expect((await hold(desk.admin, null)).status).toBe(204);
    expect(await read(reference)).toMatchObject({
      holdReason: null,
      deleteAfter: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('is named on the start page two weeks before it is deleted', async () => {
    const soon = await apply({ email: 'soon@example.com' });
    const later = await apply({ email: 'later@example.com' });
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    for (const [reference, days] of [
      [soon, 13],
      [later, 15],
    ] as const)
      changeDatabase(
        desk.server.dataDir,
        `update applications set delete_after = '${inDays(days)}' where reference = '${reference}'`,
      );
    const { ending } = (await desk.recruiter.call<StartPage>('start')).body;
    expect([ending.count, ending.items.map(({ reference }) => reference)]).toEqual([1, [soon]]);
  });
});
