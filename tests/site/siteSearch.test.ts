import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, type Page } from '../../src/content/pages.ts';
import { composeLocation } from '../../src/content/openingPlaces.ts';
import { toCityName, toOfficeId } from '../../src/content/officeNames.ts';
import { paths } from '../../src/content/paths.ts';
import { team } from '../../src/content/people/team.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { searchSite } from '../../src/content/search/searchSite.ts';
import { readSiteIndex } from '../../src/content/search/siteIndex.ts';
import { SEARCH_FILE } from '../../src/contract/siteSearch.ts';
import { readBuiltPages, siteFolder } from '../support/builtSite.ts';
import { site } from '../../src/content/site.ts';

const json = readFileSync(join(siteFolder, SEARCH_FILE), 'utf8');
const index = readSiteIndex(json);
const openings = sampleOpenings.map((opening, position) => ({
  ...opening,
  places: [...opening.places],
  location: composeLocation(opening),
  id: position + 1,
}));
const search = (query: string) => searchSite({ index, openings }, query);
const openingPath = (title: string) =>
  `/career-details/${openings.find(({ job_title }) => job_title === title)?.id}`;

/** Queries of customers and applicants, and the pages they expect. */
const QUERIES: readonly (readonly [query: string, first: string])[] = [
  ['AV', paths.audioVisual],
  ['NOC', paths.networkOperationsCenter],
  ['network operations center', paths.networkOperationsCenter],
  ['SD-WAN', paths.sdWan],
  ['help desk', paths.serviceDesk],
  ['meeting rooms', paths.avManagedServices],
  ['staff augmentation', paths.staffAugmentation],
  ['application support', paths.applicationDevelopment],
  ['data cabling', paths.dataCabling],
  ['cybersecurity', paths.cyberSecurity],
  ['VPN', paths.sdWan],
  ['cloud migration', paths.cloudInfrastructure],
  ['network audti', paths.networkAudit],
  ['laptop rollout', paths.assetDeployment],
  ['event support', paths.whiteGlove],
  ['online voting case study', paths.caseStudyOne],
  ['jobs', paths.careers],
  ['full stack developer', openingPath('Full Stack Developer')],
  [`av technician job in ${site.leads.audioVisual.toLowerCase()}`, openingPath('AV/VC Support Technician')],
  ...site.offices.map(
    (office) => [`${toCityName(office)} office`, `${paths.contactUs}#${toOfficeId(office)}`] as const,
  ),
  ...team.map(({ id, name }) => [name, `${paths.ourTeam}#${id}`] as const),
  ['privacy policy', paths.privacy],
  ['how do I contact you', paths.contactUs],
];

describe('the search of the built site', () => {
  it.each(QUERIES)('a search for "%s" lists %s first', (query, first) => {
    const { results } = search(query);
    expect(results[0]?.url).toBe(first);
  });

  it('finds every indexed page by its title, among the first two results', () => {
    const missing: string[] = [];
    for (const name of staticPageNames) {
      const page: Page = pages[name];
      if (page.isHidden || name === 'home') continue;
      const urls = search(page.title)
        .results.slice(0, 2)
        .map(({ url }) => url);
      if (!urls.includes(paths[name])) missing.push(`${page.title}: ${urls.join()}`);
    }
    expect(missing).toEqual([]);
  });

  it('lists no hidden and no missing pages', () => {
    const built = new Map(readBuiltPages().map(({ path, html }) => [path, html]));
    const wrong: string[] = [];
    for (const query of [
      site.name.toLowerCase(),
      'the',
      'a network',
      'demo',
      'content posted soon',
      'search',
      'application',
    ]) {
      for (const { url, kind } of search(query).results) {
        const [path = '', fragment] = url.split('#');
        const html = kind === 'opening' ? '<link rel="canonical"' : built.get(path);
        if (!html?.includes('<link rel="canonical"')) wrong.push(url);
        if (fragment !== undefined && !html?.includes(` id="${fragment}"`)) wrong.push(url);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('finds pages by words that occur only in their text', () => {
    const { results } = search('runbook handover');
    expect(results.length).toBeGreaterThan(0);
  });
});
