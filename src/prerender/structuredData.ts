import { pages, type Page } from '../content/pages.ts';
import { paths, type PageName } from '../content/paths.ts';
import { practices } from '../content/practices.ts';
import { sharePath, findSharePicture } from '../content/sharePictures.ts';
import { type Office, site } from '../content/site.ts';
import { toOfficeName } from '../content/officeNames.ts';
import type { PageTexts } from '../content/pageTexts.ts';
import { listAncestorPages } from '../content/listAncestorPages.ts';

/** One object in schema.org's vocabulary. */
export type StructuredData = Record<string, unknown>;

interface DescribedPage {
  name: PageName;
  texts: PageTexts;
  /** Absolute URLs. */
  url: string;
  siteUrl: string;
}

const CONTEXT = 'https://schema.org';
const toCompany = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#company`,
  name: site.fullName,
  url: `${siteUrl}/`,
});

const toPostalAddress = ({ postal: { city, region, country, street, postcode } }: Office) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  ...(region !== '' && { addressRegion: region }),
  postalCode: postcode,
  addressCountry: country,
});

const toOfficePlace = (office: Office) => ({
  '@type': 'Place',
  name: toOfficeName(office),
  address: toPostalAddress(office),
  ...(office.phone !== undefined && { telephone: office.phone }),
});

/**
 * The path from home to a page, as its breadcrumb shows it. `current` is the text of the last step if it is not the
 * page's title.
 */
export const breadcrumbList = (
  { name, url, siteUrl }: Pick<DescribedPage, 'name' | 'url' | 'siteUrl'>,
  current?: string,
): StructuredData[] => {
  if (name === 'home') return [];
  const steps = [
    ...(['home', ...listAncestorPages(name)] as const).map((page) => ({
      name: pages[page].title,
      item: siteUrl + paths[page],
    })),
    { name: current ?? pages[name].title, item: url },
  ];
  return [
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
};

const companyData = (siteUrl: string): StructuredData => ({
  '@context': CONTEXT,
  ...toCompany(siteUrl),
  logo: `${siteUrl}/apple-touch-icon.png`,
  email: site.email,
  telephone: site.phone,
  foundingDate: String(site.founded),
  // The first office is the head office.
  address: site.offices.slice(0, 1).map(toPostalAddress)[0],
  location: site.offices.map(toOfficePlace),
  ...(site.social.some(({ url }) => url) && { sameAs: site.social.flatMap(({ url }) => url ?? []) }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: site.email,
    telephone: site.phone,
  },
});

const siteData = (siteUrl: string): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: site.name,
  url: `${siteUrl}/`,
});

/** Data about a page's subject for search engines, with the same content as the page. */
export const structuredData = ({ name, texts, url, siteUrl }: DescribedPage): StructuredData[] => {
  const page: Page = pages[name];
  const company = toCompany(siteUrl);
  const shared = { '@context': CONTEXT, description: texts.description, url };
  const breadcrumb = breadcrumbList({ name, url, siteUrl });
  switch (page.kind) {
    case 'home':
      return [companyData(siteUrl), siteData(siteUrl)];
    case 'practice':
    case 'service': {
      const serviceType = pages[practices[page.practice].page].title;
      return [
        { ...shared, '@type': 'Service', name: texts.h1, serviceType, provider: company },
        ...breadcrumb,
      ];
    }
    case 'solution':
      return [{ ...shared, '@type': 'Service', name: texts.h1, provider: company }, ...breadcrumb];
    case 'caseStudy':
      return [
        {
          ...shared,
          '@type': 'Article',
          headline: texts.h1,
          dateModified: page.changed,
          image: siteUrl + sharePath(findSharePicture(name)),
          author: company,
          publisher: company,
        },
        ...breadcrumb,
      ];
    default:
      return breadcrumb;
  }
};
