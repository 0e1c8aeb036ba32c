import { nearestServices } from './nearestServices.ts';
import { pages, type Page } from './pages.ts';
import type { PageName } from './paths.ts';
import { practices, type Practice, type PracticeKey } from './practices.ts';
import { serviceLines } from './serviceLines.ts';
import { servicesTexts } from './servicesTexts.ts';
import { loadWords } from './loadWords.ts';
import { whichOne } from './whichOne.ts';

const serviceNames = (Object.keys(pages) as PageName[]).filter((name) => pages[name].kind === 'service');
const practiceKeys = Object.keys(practices) as PracticeKey[];

it('has a line and a nearest neighbour for every service page, and for nothing else', () => {
  expect(Object.keys(serviceLines).sort()).toEqual([...serviceNames].sort());
  expect(Object.keys(nearestServices).sort()).toEqual([...serviceNames].sort());
});

it.each(serviceNames)('%s has a paragraph for each of the five headings', async (name) => {
  const { paragraphs, shorttitle } = await loadWords(name);
  expect(paragraphs).toHaveLength(Object.keys(servicesTexts.sections).length);
  expect(Object.values(serviceLines)).toContain(shorttitle);
});

it.each(Object.entries(nearestServices))(
  '%s names its neighbour %s in its last paragraph',
  async (name, nearest) => {
    const { paragraphs } = await loadWords(name as PageName);
    // 'On-site and Remote Level 2 Support' and 'Network Operations Centre' are spelled as titles there too.
    expect(paragraphs.at(-1)).toContain(pages[nearest].title);
  },
);

it.each(practiceKeys)('%s asks which one is needed in a row for each of its services', (key) => {
  const { services, unlisted = [] }: Practice = practices[key];
  const named: string[] = whichOne[key].map(({ service }) => service);
  expect([...named].sort()).toEqual([...services, ...unlisted].sort());
  expect((pages[practices[key].page] as Page).kind).toBe('practice');
});
