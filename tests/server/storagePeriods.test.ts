import { saveGeneralOpening } from '../../src/server/openings/queries/initialOpenings.ts';
import { deskApplicationQueries } from '../../src/server/desk/queries/applications.ts';
import { openingRepository } from '../../src/server/openings/queries/openingRepository.ts';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { correctionQueries } from '../../src/server/privacy/queries/corrections.ts';
import { holdQueries } from '../../src/server/privacy/queries/holds.ts';
import { askForConsent } from '../../src/server/privacy/retention/askForConsent.ts';
import { purge } from '../../src/server/privacy/retention/purge.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS } from './nothingPurged.ts';

const ACTOR = { actor: 'olga' };
const text = {
  job_title: 'Technician',
  company_name: 'Quillmere',
  location: 'London',
  description: 'Repairs.',
  requirements: [],
};

describe('an application is deleted', () => {
  let database: TestDatabase;
  let started: number;
  beforeEach(async () => {
    database = await openTestDatabase();
    await saveGeneralOpening(database.db);
    started = database.clock.now().getTime();
  });
  afterEach(() => database.close());

  const openings = () => openingRepository(database.db, database.clock.now);
  const addOpening = async (country = 'GB', closing_date: string | null = null): Promise<number> =>
    (
      await openings().add(
        { ...text, places: [{ city: 'A', country, region: '', street: '', postcode: '' }], closing_date },
        ACTOR,
      )
    ).id;
  const applyFor = async (opening_id: number, consent?: string): Promise<string> => {
    const resumefile = await database.upload({ opening_id });
    return String(await database.apply({ opening_id, resumefile, ...(consent && { consent }) }));
  };
  const change = (reference: string, status: 'inReview' | 'interview' | 'declined') => {
    const interviewAt = new Date(started + 400 * DAY_MS).toISOString();
    const details = status === 'interview' ? { status, interviewAt } : { status };
    const desk = deskApplicationQueries(database.db, database.clock.now);
    return desk.change(reference, {
      change: details,
      seen: undefined,
      by: { id: 1, role: 'admin', email: ACTOR.actor },
    });
  };
  const pass = (days: number) => database.clock.advance(days * DAY_MS);
  /** Days after the start on which an application is deleted; '' if there is no date. */
  const deletionDay = (reference: string): number | '' => {
    const [row] = queryDatabase<{ delete_after: string }>(
      database.dataDir,
      `select delete_after from applications where reference = '${reference}'`,
    );
    if (!row?.delete_after) return '';
    expect(row.delete_after).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    return (Date.parse(row.delete_after) - started) / DAY_MS;
  };
  const runPurge = async (): Promise<number> => {
    const signal = new AbortController().signal;
    const { db, dataDir, clock } = database;
    return (await purge({ db, dataDir, periods: DEFAULT_PERIODS, now: clock.now(), signal })).applications;
  };

  it('180 days after the decision, and not before one: an interview tomorrow is never purged', async () => {
    const opening = await addOpening();
    const reference = await applyFor(opening);
    pass(1);
    await openings().close(opening, ACTOR);
    await change(reference, 'interview');
    pass(398);
    expect(await runPurge()).toBe(0);
    expect(deletionDay(reference)).toBe(730);
    await change(reference, 'declined');
    expect(deletionDay(reference)).toBe(399 + 180);
    pass(180);
    expect(await runPurge()).toBe(1);
  });

  it('180 days after the opening has closed, when nobody decides, whether staff or its date has closed it', async () => {
    const [open, dated] = [await addOpening(), await addOpening('GB', '2026-12-31')];
    const [first, second] = [await applyFor(open), await applyFor(dated)];
    expect([deletionDay(first), deletionDay(second)]).toEqual([730, expect.any(Number)]);
    const end = (Date.parse('2027-01-01T00:00:00.000Z') - started) / DAY_MS;
    expect(deletionDay(second)).toBeCloseTo(end + 180, 6);
    pass(10);
    await openings().close(open, ACTOR);
    expect(deletionDay(first)).toBe(190);
    await openings().reopen(open, { ...ACTOR, closing_date: null });
    expect(deletionDay(first)).toBe(730);
    await openings().edit(dated, { closing_date: null }, ACTOR);
    expect(deletionDay(second)).toBe(730);
  });

  it('180 days after it came, when it is for no opening', async () => {
    const reference = await applyFor(0);
    expect(deletionDay(reference)).toBe(180);
    await change(reference, 'inReview');
    expect(deletionDay(reference)).toBe(180);
  });

  it('a year after the decision for an opening in the United States, and two years after it came at the latest', async () => {
    const reference = await applyFor(await addOpening('US'));
    pass(100);
    await change(reference, 'declined');
    expect(deletionDay(reference)).toBe(465);
    await change(reference, 'inReview');
    pass(500);
    await change(reference, 'declined');
    expect(deletionDay(reference)).toBe(730);
  });

  it('on the day that its confirmation named, if it came before this rule', async () => {
    const reference = await applyFor(await addOpening());
    const promised = new Date(started + 180 * DAY_MS).toISOString();
    changeDatabase(
      database.dataDir,
      `update applications set retention_days = null, promised_until = '${promised}', delete_after = '${promised}'`,
    );
    pass(100);
    await change(reference, 'declined');
    expect(deletionDay(reference)).toBe(180);
  });

  it('not while an administrator holds it, and when its period ends afterwards', async () => {
    const reference = await applyFor(0);
    const { setHold } = holdQueries(database.db, database.clock.now);
    expect(await setHold({ reference, ...ACTOR, reason: 'Claim of 3 May' })).toBe(true);
    await change(reference, 'declined');
    expect(deletionDay(reference)).toBe('');
    pass(800);
    expect(await runPurge()).toBe(0);
    expect(await setHold({ reference, ...ACTOR, reason: null })).toBe(true);
    expect(deletionDay(reference)).toBe(180);
    expect(await runPurge()).toBe(1);
    expect(await setHold({ reference, ...ACTOR, reason: 'Too late' })).toBe(false);
  });

  describe('with consent to longer storage', () => {
    const readConsent = () =>
      queryDatabase<{ consent_text: string | null; consent_until: string | null }>(
        database.dataDir,
        'select consent_version, consent_text, consent_until from applications',
      )[0];

    it('when the consent ends, whose wording and period stay with the record', async () => {
      const reference = await applyFor(0, '2026-11');
      expect(deletionDay(reference)).toBe(730);
      expect(readConsent()).toEqual({
        consent_version: '2026-11',
        consent_text: 'Keep my application for two years, so that you can write to me about other openings',
        consent_until: new Date(started + 730 * DAY_MS).toISOString(),
      });
    });

    it('as without it, once it is withdrawn alone', async () => {
      const reference = await applyFor(0, '2026-11');
      const { db, clock } = database;
      const corrections = correctionQueries({ db, clock: clock.now, periods: DEFAULT_PERIODS });
      expect(await corrections.withdrawConsent({ reference, ...ACTOR })).toBe(true);
      expect(deletionDay(reference)).toBe(180);
      expect(readConsent()).toEqual({ consent_version: null, consent_text: null, consent_until: null });
      expect(await corrections.renewConsent({ reference, ...ACTOR })).toBe(false);
    });

    it('later, if the applicant renews it when asked, once, a month before it ends', async () => {
      const reference = await applyFor(0, '2026-11');
      const { db, clock, dataDir } = database;
      const mails = "select recipient, body from outbox where kind = 'consentEnding'";
      pass(699);
      expect(await askForConsent(db, clock.now())).toBe(0);
      pass(2);
      expect([await askForConsent(db, clock.now()), await askForConsent(db, clock.now())]).toEqual([1, 0]);
      expect(queryDatabase(dataDir, mails)).toEqual([
        { recipient: 'ada@example.com', body: expect.stringContaining('/your_data') },
      ]);
      const corrections = correctionQueries({ db, clock: clock.now, periods: DEFAULT_PERIODS });
      expect(await corrections.renewConsent({ reference, ...ACTOR })).toBe(true);
      expect(deletionDay(reference)).toBe(701 + 730);
      expect(readConsent()?.consent_text).toMatch(/^Keep my application for another two years/);
    });
  });
});
