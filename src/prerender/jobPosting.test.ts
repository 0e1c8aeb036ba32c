import { site } from '../content/site.ts';
import type { OpeningDetail } from '../contract/schemas.ts';
import { scriptJson } from '../lib/scriptJson.ts';
import { jobPosting } from './jobPosting.ts';

const opening: OpeningDetail = {
  id: 7,
  job_title: 'Network Engineer',
  company_name: site.fullName,
  location: 'London',
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
      hiringOrganization: { '@type': 'Organization', name: site.fullName, sameAs: site.url },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'London', addressCountry: 'GB' },
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
    expect(posting({ closing_date: '2026-04-30' })['validThrough']).toBe('2026-04-30T23:59:59Z');
  });

  const countries = (...names: string[]) => names.map((name) => ({ '@type': 'Country', name }));
  it.each([
    ['Remote within the UK', undefined, countries('GB')],
    ['Remote', undefined, undefined],
    ['Remote, India', undefined, countries('IN')],
    ['Remote in Ireland, Germany or the Netherlands', undefined, countries('IE', 'DE', 'NL')],
    ['Remote within the UK or Atlantis', undefined, undefined],
    ['United Kingdom', 'remote', countries('GB')],
  ])('marks %s (workplace: %s) as remote', (location, workplace, applicantLocationRequirements) => {
    const data = posting({ location, ...(workplace && { workplace }) });
    expect([data['jobLocationType'], data['jobLocation']]).toEqual(['TELECOMMUTE', undefined]);
    expect(data['applicantLocationRequirements']).toEqual(applicantLocationRequirements);
  });

  it.each([
    ['Dublin, Ireland', { '@type': 'PostalAddress', addressLocality: 'Dublin', addressCountry: 'IE' }],
    ['Austin, Texas', { '@type': 'PostalAddress', addressLocality: 'Austin, Texas', addressCountry: 'US' }],
    ['Leeds', 'Leeds'],
    ['Remote or London', 'Remote or London'],
    ['London, Manchester', 'London, Manchester'],
  ])('contains as much of the postal address of %s as is known', (location, address) => {
    expect(posting({ location })).toMatchObject({ jobLocation: { '@type': 'Place', address } });
    expect(posting({ location })).not.toHaveProperty('jobLocationType');
  });

  it('cannot close its script element', () => {
    const json = scriptJson(posting({ job_title: '</script><script>alert(1)</script>' }));
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ title: '</script><script>alert(1)</script>' });
  });
});
