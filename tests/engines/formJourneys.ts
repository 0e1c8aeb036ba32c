import { calls } from '../../src/contract/calls.ts';
import { resumeErrors } from '../../src/contract/applicationRules.ts';
import { texts } from '../../src/contract/texts.ts';
import { stillTryingTexts } from '../../src/content/formTexts.ts';
import { withdrawTexts } from '../../src/content/withdrawTexts.ts';
import { queryDatabase } from '../support/server.ts';
import { applications, fillIn, openJob, RESUME, resumeFile, send, somebody } from './applying.ts';
import type { Journey, Place } from './journey.ts';
import { until } from './tab.ts';

/** At first, and once it has been tried in vain. */
const STOP = `Cancel|${stillTryingTexts.stop}`;
const RESTORED = 'We have kept what you typed on this device';

const prepare = async (place: Place) => {
  await openJob(place);
  const person = await fillIn(place);
  await place.tab.choose('main input[type="file"]', resumeFile());
  await place.tab.expectText('main form', RESUME);
  return person;
};

const expectSent = ({ tab }: Place) => tab.expectText('h1', texts.applicationSent);

const expectErrors = async ({ tab }: Place, sentences: readonly string[]) => {
  for (const sentence of sentences) await tab.expectText('main', sentence);
  await until(async () => expect(await tab.see(() => document.title)).toMatch(/^Error: /));
  expect(await tab.see(() => document.querySelectorAll('main [aria-invalid="true"]').length)).toBe(
    sentences.length,
  );
};

const contactForms = [
  { path: '/contact_us', table: 'contact', needsChoice: false },
  { path: '/contact_form', table: 'enquiry', needsChoice: true },
] as const;

const messages = ({ server }: Place) =>
  queryDatabase<{ form: string; name: string; email: string; message: string }>(
    server.dataDir,
    'select form, name, email, message from messages order by id',
  );

const contactJourney = ({ path, table, needsChoice }: (typeof contactForms)[number]): Journey => ({
  name: `${path} says what is missing, keeps what was typed, and a message arrives`,
  run: async (place) => {
    const { tab } = place;
    const person = somebody();
    await tab.open(path);
    await tab.click('main form button[type="submit"]', 'Send message');
    await until(async () => expect(await tab.see(() => document.title)).toMatch(/^Error: /));
    const missing = await tab.see(() => document.querySelectorAll('main [aria-invalid="true"]').length);
    expect(missing).toBeGreaterThanOrEqual(5);
    await tab.type('main form input[name="from_name"]', '', person.name);
    await tab.type('main form input[name="from_email"]', '', 'nonsense');
    await until(async () => {
      await tab.click('main form button[type="submit"]', 'Send message');
      await tab.expectText('main', 'correct format', 3000);
    });
    await tab.see(() => {
      const field = document.querySelector<HTMLInputElement>('main form input[name="from_email"]');
      field?.focus();
      field?.select();
    });
    await tab.type('main form input[name="from_email"]', '', person.email);
    const typed = await tab.see(
      () => document.querySelector<HTMLInputElement>('main form input[name="from_email"]')?.value,
    );
    expect(typed).toBe(person.email);
    await tab.type('main form input[name="phone_number"]', '', person.phone);
    await tab.type('main form input[name="subject"]', '', 'The rack hums in B-flat');
    await tab.type('main form textarea', '', person.words);
    if (needsChoice) {
      const select = await tab.find('main form select');
      await tab.see(
        (selector: string) => document.querySelector<HTMLSelectElement>(selector)?.focus(),
        select,
      );
      await tab.press('ArrowDown');
      await tab.see((selector: string) => {
        const field = document.querySelector<HTMLSelectElement>(selector);
        if (field && field.selectedIndex < 1) {
          field.selectedIndex = 1;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }, select);
      await tab.press('Escape');
    }
    await tab.click('main form button[type="submit"]', 'Send message');
    await tab.expectText('main [role="status"]', texts.emailSent);
    expect(messages(place).filter(({ email }) => email === person.email)).toEqual([
      { form: table, name: person.name, email: person.email, message: person.words },
    ]);
  },
});

/** Both contact forms and the application, with what happens to it on its way. */
export const formJourneys: readonly Journey[] = [
  ...contactForms.map(contactJourney),
  {
    name: 'an application says what is missing, arrives with its resume, and is withdrawn',
    run: async (place) => {
      const { tab, server } = place;
      await openJob(place);
      await send(place);
      await expectErrors(place, [
        'Enter your name',
        'Enter your email address',
        'Enter your phone number',
        resumeErrors.missing,
      ]);
      const person = await fillIn(place);
      await tab.choose('main input[type="file"]', resumeFile());
      await tab.expectText('main form', RESUME);
      const before = applications(place);
      await send(place);
      await expectSent(place);
      await tab.expectPath(/^\/applications\//);
      expect(applications(place)).toBe(before + 1);
      const [stored] = queryDatabase<Record<string, unknown>>(
        server.dataDir,
        'select name, email, phone, other_information, client_name from applications join resumes on resumes.id = resume_id order by applications.id desc limit 1',
      );
      expect(stored).toEqual({
        name: person.name,
        email: person.email,
        phone: person.phone,
        other_information: person.words,
        client_name: expect.stringContaining(RESUME),
      });
      await tab.driver.reload();
      await expectSent(place);
      await tab.type('main form input[type="email"], main form input[name="email"]', '', person.email);
      await tab.click('main form button[type="submit"]', withdrawTexts.withdraw);
      await tab.expectPath('/application_withdrawn');
      expect(applications(place)).toBe(before);
    },
  },
  {
    name: 'an application whose answer is lost is asked after by itself, and stored once',
    expectedLines: /^(error|uncaught): /,
    run: async (place) => {
      await prepare(place);
      const before = applications(place);
      place.gateway.loseAnswerOf = calls.apply;
      await send(place);
      await expectSent(place);
      expect(applications(place)).toBe(before + 1);
      expect(place.gateway.loseAnswerOf).toBeUndefined();
    },
  },
  {
    name: 'an application without a connection can be cancelled, waits, and goes when the connection is back',
    expectedLines: /^(error|uncaught): /,
    run: async (place) => {
      const { tab, gateway } = place;
      await prepare(place);
      const before = applications(place);
      gateway.isConnected = false;
      await send(place);
      await until(async () => {
        await tab.click('main button', STOP);
        await tab.find('main button[type="submit"]', 'Send application', 3000);
      }, 40_000);
      expect(
        await tab.see(() => document.querySelector<HTMLInputElement>('main form input[name="name"]')?.value),
      ).not.toBe('');
      await send(place);
      await tab.find('main button', STOP);
      gateway.isConnected = true;
      await expectSent(place);
      expect(applications(place)).toBe(before + 1);
    },
  },
  {
    name: 'a draft comes back after a load, its file too where that was ticked, and can be discarded',
    run: async (place) => {
      const { tab } = place;
      const person = await prepare(place);
      await tab.click('main form input[type="checkbox"]', 'Keep on this device');
      // A page that goes before its database has a file takes the file along.
      await until(async () => expect(await tab.keptOnDevice()).toContain(RESUME));
      await until(async () => expect(await tab.keptOnDevice()).toContain(person.words));
      await tab.driver.reload();
      await tab.hydrated();
      await tab.expectText('main', RESTORED);
      const entered = () =>
        tab.see(() =>
          [
            ...document.querySelectorAll<HTMLInputElement>(
              'main form input[name="name"], main form input[name="email"]',
            ),
          ].map(({ value }) => value),
        );
      expect(await entered()).toEqual([person.name, person.email]);
      const file = () =>
        tab.see(() => document.querySelector<HTMLInputElement>('main input[type="file"]')?.files?.[0]?.name);
      await until(async () => expect(await file()).toBe(RESUME));
      await tab.click('main button', 'Discard draft');
      await tab.expectText('main', 'Draft discarded');
      await tab.driver.reload();
      await tab.hydrated();
      expect(
        await tab.see(() => document.querySelector<HTMLInputElement>('main form input[name="name"]')?.value),
      ).toBe('');
    },
  },
  {
    name: 'without a script an application and a message arrive all the same',
    run: async (place) => {
      const { tab, gateway } = place;
      gateway.hasScripts = false;
      await tab.go('/careers');
      await tab.click('main h3 a');
      await tab.expectPath(/^\/career-details\/\d+$/);
      const person = await fillIn(place);
      await tab.choose('main input[type="file"]', resumeFile());
      const before = applications(place);
      await send(place);
      await expectSent(place);
      expect(applications(place)).toBe(before + 1);

      await tab.go('/contact_us');
      await tab.type('main form input[name="from_name"]', '', person.name);
      await tab.type('main form input[name="from_email"]', '', person.email);
      await tab.type('main form input[name="phone_number"]', '', person.phone);
      await tab.type('main form input[name="subject"]', '', 'Without a script');
      await tab.type('main form textarea', '', person.words);
      await tab.click('main form button[type="submit"]', 'Send message');
      await tab.expectText('main', texts.emailSent);
      expect(messages(place).at(-1)?.email).toBe(person.email);
    },
  },
];
