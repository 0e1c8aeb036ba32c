import { jest } from '@jest/globals';
import { searchSite } from './searchSite.ts';
import { makeSiteIndex, readSiteIndex, type SiteEntry } from './siteIndex.ts';
import { findInOpenings, type SearchedOpening } from './openingEntries.ts';

const entry = (title: string, lead: string, body = '', names: string[] = []): SiteEntry => ({
  kind: 'service',
  title,
  url: `/${title.toLowerCase().replaceAll(' ', '_')}`,
  lead,
  names,
  body,
});
const entries = [
  entry('Data Cabling', 'Copper and fibre', 'A room is wired before the network audit.'),
  entry('Network Audit', 'Know what you have', 'Switches are counted, cables traced.'),
  entry('SD-WAN Configuration', 'Branch links', 'The network audit comes first.', ['wide area network']),
  entry('Audio and Visual', 'A network of meeting rooms', 'An audit of rooms.', ['av']),
  entry('Network Operations Centre', 'Eyes on it around the clock', 'Available day and night.'),
  entry('Application Development', 'Software', '', ['application support']),
];
const opening = (id: number, job_title: string, location: string, description: string): SearchedOpening => ({
  id,
  job_title,
  location,
  description,
  company_name: 'Ours',
});
const openings = [
  opening(1, 'Engineer', 'Leeds', 'You count switches.'),
  opening(2, 'Switch Technician', 'Hyderabad', 'Night shift.'),
];
const index = readSiteIndex(JSON.stringify(makeSiteIndex(entries)));
const search = (query: string) =>
  searchSite({ index, findOpenings: async (asked) => findInOpenings(openings, asked) }, query);
const titles = async (query: string) => (await search(query)).results.map(({ title }) => title);

describe('the search of the site', () => {
  it('finds what says every word, in the title before the lead before the rest', async () => {
    const found = await titles('network audit');
    expect(found[0]).toBe('Network Audit');
    expect(found.slice(1).toSorted()).toEqual(['Audio and Visual', 'Data Cabling', 'SD-WAN Configuration']);
    expect((await titles('rooms')).at(0)).toBe('Audio and Visual');
    expect((await titles('network')).at(-1)).toBe('Data Cabling');
  });

  it('asks for two letters at least, and takes two for a whole word', async () => {
    expect(await titles('a')).toEqual([]);
    expect(await titles('av')).toEqual(['Audio and Visual']);
  });

  it.each([
    ['noc', 'Network Operations Centre'],
    ['network operations center', 'Network Operations Centre'],
    ['sdwan', 'SD-WAN Configuration'],
    ['software defined WAN', 'SD-WAN Configuration'],
    ['audio-visual', 'Audio and Visual'],
    ['application support', 'Application Development'],
    ['conference room', 'Audio and Visual'],
    ['wiring', 'Data Cabling'],
  ])('knows other words for the same: "%s"', async (query, first) => {
    expect((await titles(query))[0]).toBe(first);
  });

  it('finds one for several and several for one', async () => {
    expect(await titles('audits')).toContain('Network Audit');
    expect(await titles('switch')).toEqual(['Switch Technician', 'Network Audit', 'Engineer']);
  });

  it.each([
    ['netwrok audti', 'network audit'],
    ['cabeling', 'cabling'],
    ['hyderbad', undefined],
    ['xyzzyq', undefined],
  ])('takes "%s" for a slip of what it looks like', async (query, corrected) => {
    expect((await search(query)).corrected).toBe(corrected);
  });

  it('corrects nothing that finds something', async () => {
    expect(await search('configuration')).not.toHaveProperty('corrected');
  });

  it('passes over words that say nothing, unless there are no others', async () => {
    expect((await titles('where is your data cabling'))[0]).toBe('Data Cabling');
    expect(await titles('of the')).toEqual([]);
  });

  it('finds openings by title, place and text, and as jobs', async () => {
    expect(await titles('hyderabad job')).toEqual(['Switch Technician']);
    expect((await search('hyderabad')).results[0]).toMatchObject({
      kind: 'opening',
      url: '/career-details/2',
    });
  });

  it('says what of the query stands on the page only', async () => {
    const found = (await search('switches')).results.find(({ title }) => title === 'Network Audit');
    expect(found?.onPage).toEqual(['switches']);
    expect((await search('audit')).results[0]).not.toHaveProperty('onPage');
  });

  it('shows the rest when the openings do not come, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const found = await searchSite(
      { index, findOpenings: () => Promise.reject(new Error('gone')) },
      'cabling',
    );
    expect(found.results).toHaveLength(2);
    expect(found.lacksOpenings).toBe(true);
    expect(console.error).toHaveBeenCalled();
  });

  it('cuts what nobody would type', async () => {
    expect((await search('a'.repeat(10_000))).query).toHaveLength(200);
  });
});
