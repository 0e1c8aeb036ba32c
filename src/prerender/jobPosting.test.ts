import { site } from '../content/site.ts';
import type { OpeningDetail } from '../contract/schemas.ts';
import { scriptJson } from '../lib/scriptJson.ts';
import { jobPosting } from './jobPosting.ts';

const opening: OpeningDetail = {
  id: 7,
  job_title: 'Network Engineer',
  company_name: site.fullName,
  location: 'London, United Kingdom',
  places: [{ city: 'London', country: 'GB', street: '20 Sample Lane', postcode: 'EC2A 0XX' }],
  description: 'You mend <networks>.\n\n## What you do\n\n- Crimp & label',
  requirements: ['Patience', 'A "driving" licence'],
  posted: '2026-03-01',
};
const posting = (changes: Partial<OpeningDetail> = {}) =>
  jobPosting({ ...opening, ...changes }, { url: `${site.url}/career-details/7`, siteUrl: site.url });

describe("an opening's JobPosting data", () => {
  it('contains the known facts and nothing else', () => {
    expect(posting()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Network Engineer',
      description:
        '<p>You mend &lt;networks&gt;.</p><h3>What you do</h3><ul><li>Crimp &amp; label</li></ul>' +
        '<h2>Requirements</h2><ul><li>Patience</li><li>A &quot;driving&quot; licence</li></ul>',
      datePosted: '2026-03-01',
      hiringOrganization: {
        '@type': 'Organization',
        name: site.fullName,
        sameAs: site.url,
        logo: `${site.url}/apple-touch-icon.png`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '20 Sample Lane',
          addressLocality: 'London',
          postalCode: 'EC2A 0XX',
          addressCountry: 'GB',
        },
      },
      identifier: { '@type': 'PropertyValue', name: site.fullName, value: '7' },
      directApply: true,
      url: `${site.url}/career-details/7`,
    });
  });

  it.each([
    ['full-time', 'FULL_TIME'],
    ['part-time', 'PART_TIME'],
    ['contract', 'CONTRACTOR'],
    ['temporary', 'TEMPORARY'],
    ['internship', 'INTERN'],
    ['on call', undefined],
  ])('writes the employment type %s as %s', (employment_type, employmentType) => {
    expect(posting({ employment_type })['employmentType']).toBe(employmentType);
  });

  it('is valid for as long as applications are accepted', () => {
    expect(posting({ closing_date: '2026-04-30' })['validThrough']).toBe('2026-05-01T00:00:00Z');
  });

  const place = (city: string, country: string) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  });
  it('has one place as itself, and several as an array', () => {
    const places = [
      { city: 'London', country: 'GB' },
      { city: 'Dublin', country: 'IE' },
    ];
    expect(posting({ places: places.slice(0, 1) })['jobLocation']).toEqual(place('London', 'GB'));
    expect(posting({ places })['jobLocation']).toEqual([place('London', 'GB'), place('Dublin', 'IE')]);
  });

  it('has the countries of applicants for remote work, and then no place', () => {
    const data = posting({ remote_from: ['GB', 'IE'], places: [{ city: 'London', country: 'GB' }] });
    expect([data['jobLocationType'], data['jobLocation']]).toEqual(['TELECOMMUTE', undefined]);
    expect(data['applicantLocationRequirements']).toEqual([
      { '@type': 'Country', name: 'GB' },
      { '@type': 'Country', name: 'IE' },
    ]);
  });

  it.each([
    [
      { pay_from: '34000', pay_to: '40000' },
      { minValue: 34000, maxValue: 40000 },
    ],
    [{ pay_from: '34000' }, { minValue: 34000 }],
    [{ pay_to: '40000' }, { maxValue: 40000 }],
    [{ pay_from: '15.50', pay_to: '15.50' }, { value: 15.5 }],
  ])('states the pay %j', (amounts, value) => {
    expect(posting({ ...amounts, pay_currency: 'GBP', pay_unit: 'hour' })['baseSalary']).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', unitText: 'HOUR', ...value },
    });
    expect(posting({ pay_note: 'Competitive' })).not.toHaveProperty('baseSalary');
  });

  it('cannot close its script element', () => {
    const json = scriptJson(posting({ job_title: '</script><script>alert(1)</script>' }));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ title: '</script><script>alert(1)</script>' });
  });
});
