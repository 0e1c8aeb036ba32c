import { nearestServices } from './nearestServices.ts';
import { pages, type Page } from './pages.ts';
import type { PageName } from './paths.ts';
import { practices, type Practice, type PracticeKey } from './practices.ts';
import { serviceLines } from './serviceLines.ts';
import { serviceSigns } from './services/serviceSigns.ts';
import { servicesTexts } from './servicesTexts.ts';
import { loadWords } from './loadWords.ts';
import { whichOne } from './whichOne.ts';
import type { ServiceWords } from './words.ts';

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

it.each(serviceNames)(
  '%s is drawn by three things that go in and three that the reader holds',
  async (name) => {
    const { facts } = (await loadWords(name)) as ServiceWords;
    const { goesIn, work, held } = facts.flow;
    const names = [...goesIn, ...held].map(([, noun]) => noun);
    expect([goesIn.length, held.length, new Set(names).size]).toEqual([3, 3, 6]);
    // Longer ones break into three lines on a phone.
    expect(names.filter((noun) => noun.length > 32)).toEqual([]);
    expect(work).toMatch(/^.{20,70}[^.]$/);
  },
);

it('gives every service a sign of its own', () => {
  expect(Object.keys(serviceSigns).sort()).toEqual([...serviceNames].sort());
  expect(new Set(Object.values(serviceSigns)).size).toBe(serviceNames.length);
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
