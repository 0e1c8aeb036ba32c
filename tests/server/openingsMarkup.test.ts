import { resolve } from 'node:path';
import type { DeskOpening } from '../../src/contract/desk/openingSchemas.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { OPTIONAL_WRITTEN_FIELDS } from '../../src/contract/openingFields.ts';
import { toPlace } from '../../src/content/openingPlaces.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { findJobPostingErrors } from '../support/jobPostingErrors.ts';
import { dayIn, openingKinds } from '../support/openingKinds.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { fetchFrom } from './client.ts';
import { site } from '../../src/content/site.ts';

const ordinary = {
  ...mapFields(OPTIONAL_WRITTEN_FIELDS, () => null),
  job_title: 'Network Engineer',
  company_name: site.fullName,
  employment_type: 'full-time',
  places: [toPlace({ city: 'Leeds', country: 'GB' })],
  remote_from: [],
  description: 'You mend networks.\n\nAnd switches.',
  requirements: ['Patience', 'A driving licence'],
};

describe('an opening that was published at the desk', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await startDesk({ DIST_DIR: resolve('dist') });
  });
  afterAll(() => desk.server.stop());

  const publish = async (fields: object): Promise<number> => {
    const { status, text, body } = await desk.recruiter.call<DeskOpening>('addOpening', {
      body: { ...ordinary, ...fields },
    });
    expect([status, text]).toEqual([201, expect.any(String)]);
    const published = await desk.recruiter.call('publishOpening', { at: body.id, body: {} });
    expect(published.status).toBe(200);
    return body.id;
  };
  const readPage = async (id: number) => {
    const { status, text } = await fetchFrom(desk.server, `/career-details/${id}`);
    const postings = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
      .filter((data) => data['@type'] === 'JobPosting');
    return { status, text, postings };
  };
  const readPosting = async (id: number): Promise<Record<string, unknown>> => {
    const { status, postings } = await readPage(id);
    expect([status, postings.length]).toEqual([200, 1]);
    return postings[0] ?? {};
  };

  it.each(Object.entries(openingKinds))('has valid data for search engines: %s', async (_, fields) => {
    const posting = await readPosting(await publish(fields));
    expect(findJobPostingErrors(posting)).toEqual([]);
  });

  it('has valid data after it was edited, closed and reopened, and none while it is closed', async () => {
    const id = await publish({ closing_date: dayIn(9) });
    expect((await readPosting(id))['validThrough']).toBe(`${dayIn(10)}T00:00:00Z`);
    const edited = { ...ordinary, version: 1, workplace: 'remote', places: [], remote_from: ['IE'] };
    expect((await desk.recruiter.call('changeOpening', { at: id, body: edited })).status).toBe(200);
    await waitForCaches();
    const remote = await readPosting(id);
    expect(findJobPostingErrors(remote)).toEqual([]);
    expect([remote['jobLocationType'], remote['validThrough']]).toEqual(['TELECOMMUTE', undefined]);
    await desk.recruiter.call('closeOpening', { at: id });
    await waitForCaches();
    expect(await readPage(id)).toMatchObject({ status: 410, postings: [] });
    await desk.recruiter.call('extendOpening', { at: id, body: { closingDate: dayIn(30) } });
    await waitForCaches();
    const reopened = await readPosting(id);
    expect(findJobPostingErrors(reopened)).toEqual([]);
    expect(reopened['validThrough']).toBe(`${dayIn(31)}T00:00:00Z`);
  });

  it('has a title with its place, and a description that ends between words and holds no markup', async () => {
    const id = await publish({
      description: `## What you do\n\n${'You mend networks, and more. '.repeat(20)}`,
    });
    const { text } = await readPage(id);
    expect(text).toContain(`<title>Network Engineer, Leeds, United Kingdom – ${site.name}</title>`);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
    expect(description).toMatch(/^Network Engineer, Leeds, United Kingdom\. You mend.*\w…$/);
    expect(description).not.toContain('#');
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('what Google refuses', () => {
  const posting = {
    ...{
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Engineer',
      url: 'https://a.example/',
    },
    description: '<p>Work</p>',
    datePosted: dayIn(-1),
    identifier: { value: '1' },
    hiringOrganization: { '@type': 'Organization', name: site.name },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'GB' } },
  };
  const salary = (value: object, currency = 'GBP') => ({
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', unitText: 'YEAR', ...value },
  });

  it.each([
    ['nothing', {}, []],
    ['no place', { jobLocation: undefined }, ['jobLocation is missing']],
    [
      'a place without a country',
      { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Leeds' } } },
      ['jobLocation: addressCountry'],
    ],
    [
      'remote without countries',
      { jobLocation: undefined, jobLocationType: 'TELECOMMUTE' },
      ['applicantLocationRequirements are missing'],
    ],
    ['pay without an amount', { baseSalary: salary({}) }, ['pay: no amount']],
    ['pay in no currency', { baseSalary: salary({ value: 1 }, 'pounds') }, ['pay: currency']],
    ['pay upside down', { baseSalary: salary({ minValue: 2, maxValue: 1 }) }, ['pay: range']],
    ['a closing date that has passed', { validThrough: dayIn(-1) }, ['validThrough']],
    ['text for HTML', { description: 'Work' }, ['description is not HTML']],
  ])('is found by the check above: %s', (_, changes, errors) => {
    expect(findJobPostingErrors({ ...posting, ...changes })).toEqual(errors);
  });
});
