import { pages } from '../content/pages.ts';
import { paths, type PageName } from '../content/paths.ts';
import { loadPageTexts } from '../content/loadPageTexts.ts';
import { site } from '../content/site.ts';
import { structuredData } from './structuredData.ts';

const siteUrl = 'https://www.example.com';
const describePage = async (name: PageName) =>
  structuredData({ name, texts: await loadPageTexts(name), url: siteUrl + paths[name], siteUrl });

describe('data for search engines', () => {
  it('names the company with its address, and each office as a place', async () => {
    const [company] = await describePage('home');
    expect(company).toMatchObject({
      '@type': 'Organization',
      '@id': `${siteUrl}/#company`,
      address: { '@type': 'PostalAddress', addressLocality: site.offices[0]?.postal.city },
    });
    const places = company?.['location'] as { address: Record<string, string> }[];
    expect(places.map(({ address }) => address['addressLocality'])).toEqual(
      site.offices.map(({ postal }) => postal.city),
    );
    for (const { address } of places)
      expect(Object.keys(address)).toEqual(
        expect.arrayContaining(['streetAddress', 'postalCode', 'addressCountry']),
      );
  });

  it.each(['networkAudit', 'managedServices', 'solutionsNetwork'] as const)(
    'describes the service of %s, and refers to the company',
    async (name) => {
      const [service] = await describePage(name);
      const { description } = await loadPageTexts(name);
      expect(service).toMatchObject({
        '@type': 'Service',
        description,
        provider: { '@id': `${siteUrl}/#company` },
      });
    },
  );

  it.each(['caseStudyOne', 'caseStudyTwo', 'caseStudyThree'] as const)(
    'tells the day on which the content of %s changed',
    async (name) => {
      const [article] = await describePage(name);
      expect(article).toMatchObject({ '@type': 'Article', dateModified: pages[name].changed });
      expect(article?.['dateModified']).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );
});
