import { nearestServices } from './nearestServices.ts';
import { pages, type Page } from './pages.ts';
import type { PageName } from './paths.ts';
import { practiceKeys, practices, type Practice } from './practices.ts';
import { serviceLines } from './serviceLines.ts';
import { rungs, serviceLadder } from './services/serviceLadder.ts';
import { serviceMatrix } from './services/serviceMatrix.ts';
import { serviceSigns } from './services/serviceSigns.ts';
import { servicesTexts } from './servicesTexts.ts';
import { loadWords } from './loadWords.ts';
import { whichOne } from './whichOne.ts';
import type { ServiceWords } from './words.ts';

const serviceNames = (Object.keys(pages) as PageName[]).filter((name) => pages[name].kind === 'service');

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

it.each(serviceNames)('%s says what is included and what is not, in a few words each', async (name) => {
  const { included, excluded } = ((await loadWords(name)) as ServiceWords).facts;
  const items = [...included, ...excluded];
  expect([3, 4, 5]).toContain(included.length);
  expect([3, 4]).toContain(excluded.length);
  expect(items.filter((item) => !/^[A-Z].{4,62}[^.]$/.test(item))).toEqual([]);
});

it('promises no figure and no certificate in what is included (SERV-2)', async () => {
  const facts = await Promise.all(
    serviceNames.map(async (name) => ((await loadWords(name)) as ServiceWords).facts),
  );
  const promised = facts.flatMap(({ included, flow }) => [...included, flow.work]);
  expect(promised.filter((item) => /\d|certifi|guarant|always/i.test(item))).toEqual([]);
  expect(new Set(promised).size).toBe(promised.length);
});

describe('the related services (SERV-3)', () => {
  const named = async () =>
    Promise.all(
      serviceNames.map(async (name) => {
        const { next } = ((await loadWords(name)) as ServiceWords).facts;
        return { name, ...next };
      }),
    );

  it('are neither the page itself nor the one it is compared with', async () => {
    const same = (await named()).filter(
      ({ name, service }) =>
        service === name || service === nearestServices[name as keyof typeof nearestServices],
    );
    expect(same).toEqual([]);
  });

  it('are named by at most three others, and so are those to compare with', async () => {
    for (const names of [(await named()).map(({ service }) => service), Object.values(nearestServices)]) {
      const counts = names.map((name) => names.filter((other) => other === name).length);
      expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    }
  });

  it('differ within a practice, and each says why in a sentence of its own', async () => {
    const all = await named();
    for (const { services, unlisted = [] } of Object.values<Practice>(practices)) {
      const own = all.filter(({ name }) => ([...services, ...unlisted] as PageName[]).includes(name));
      expect(new Set(own.map(({ service }) => service)).size).toBe(own.length);
    }
    expect(new Set(all.map(({ why }) => why)).size).toBe(all.length);
    expect(all.filter(({ why }) => !/^[A-Z].{30,100}\.$/.test(why))).toEqual([]);
  });
});

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

it.each([...practiceKeys.map((key) => practices[key].page), 'ourServices' as const])(
  '%s begins with a situation, and not with the word you',
  async (name) => {
    const { paragraphs } = await loadWords(name);
    expect(paragraphs[0]).not.toMatch(/^you/i);
  },
);

it('has a row of the ladder for every managed service, in the order of its rungs (SERV-4)', () => {
  expect(Object.keys(serviceLadder).sort()).toEqual([...practices.managed.services].sort());
  for (const climbed of Object.values(serviceLadder))
    // Without a gap between the first and the last rung.
    expect(rungs.join().includes(climbed.join())).toBe(true);
});

it('places every staffing service by who employs and who directs (SERV-4)', () => {
  const placed = serviceMatrix.flatMap(({ youDirect, weDirect }) => [...youDirect, ...weDirect]);
  expect(placed.sort()).toEqual([...practices.staffing.services].sort());
});

it('leads to all 29 services from a situation, each by one (SERV-5)', () => {
  const named = Object.values(whichOne).flatMap((choices) => choices.map(({ service }) => service));
  expect(named.sort()).toEqual([...serviceNames].sort());
});
