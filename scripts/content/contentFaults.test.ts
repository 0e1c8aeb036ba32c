import { resolve } from 'node:path';
import { contentFaults } from './contentFaults.ts';
import { readContent } from './readContent.ts';
import type { SiteContent } from './siteContent.ts';

const content = await readContent(resolve('src/content'));
const without = (names: readonly string[], name: string) => names.filter((each) => each !== name);
const { network, ...otherPractices } = content.practices as Record<
  string,
  { page: string; services: string[] }
>;
const serviceRecord = { kind: 'service', words: 'network' };
const { clientExperience, ...pagesButOne } = content.pages;

/** What is forgotten, and the lines that say so. */
const forgotten: Record<string, [Partial<SiteContent>, string[]]> = {
  'a service in its practice': [
    {
      practices: {
        ...otherPractices,
        network: { page: 'network', services: without(network?.services ?? [], 'networkAudit') },
      },
    },
    ["practices.ts: 'networkAudit' has a page but no practice lists it"],
  ],
  'a service in the search': [
    { catalogue: without(content.catalogue ?? [], 'networkAudit') },
    ["catalogue.ts: 'networkAudit' has a page but the search does not know it"],
  ],
  "a service's line and nearest service": [
    {
      serviceLines: without(content.serviceLines, 'networkAudit'),
      nearestServices: without(content.nearestServices, 'networkAudit'),
    },
    [
      "serviceLines.ts: 'networkAudit' has a page but no line",
      "nearestServices.ts: 'networkAudit' has a page but no nearest service",
    ],
  ],
  'a page in the menu': [
    { menuPages: without(content.menuPages, 'aboutUs') },
    ["navigation.ts: 'aboutUs' is not in the menu; if that is meant, say so in menuPages.ts"],
  ],
  'the record of a page': [
    { pages: pagesButOne },
    ["pages.ts: 'clientExperience' has an address in paths.ts but no page record"],
  ],
  'the words of a page': [
    { words: { ...content.words, network: without(content.words['network'] ?? [], 'networkAudit') } },
    ["words/network.ts: 'networkAudit' has a page but no words"],
  ],
  'that a page is in the menu now': [
    { notInMenu: ['aboutUs', ...content.notInMenu] },
    ["menuPages.ts: 'aboutUs' is in the menu and among those that are not"],
  ],
  "a service's practice": [
    { pages: { ...content.pages, networkAudit: { ...serviceRecord, practice: 'managed' } } },
    ["practices.ts: 'networkAudit' is listed by network, but its page says managed"],
  ],
};

it('finds no fault with the content as it is', () => {
  expect(clientExperience).toBeDefined();
  expect(content.catalogue).toBeDefined();
  expect(contentFaults(content)).toEqual([]);
});

it.each(Object.entries(forgotten))('names what was forgotten: %s', (_, [change, lines]) => {
  expect(contentFaults({ ...content, ...change })).toEqual(lines);
});
