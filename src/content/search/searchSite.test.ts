import { searchSite } from './searchSite.ts';
import { makeSiteIndex, readSiteIndex, type SiteEntry } from './siteIndex.ts';

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
  entry('SD-WAN Configuration', 'Branch links', 'The network audit comes first.', [
    'vpn',
    'wide area network',
  ]),
  entry('Audio and Visual', 'A network of meeting rooms', 'An audit of rooms.', ['av']),
  entry('Application Development', 'Software', 'Available day and night.', ['application support']),
];
const opening = (id: number, job_title: string, location: string, description: string) => ({
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
const search = (query: string) => searchSite({ index, openings }, query);
const titles = (query: string) => search(query).results.map(({ title }) => title);

describe('the search of the site', () => {
  it('finds entries that contain every word, those with a matching title first', () => {
    const found = titles('network audit');
    expect(found[0]).toBe('Network Audit');
    expect(found.slice(1).toSorted()).toEqual(['Audio and Visual', 'Data Cabling', 'SD-WAN Configuration']);
  });

  it('needs two letters, and matches two letters only as a whole word', () => {
    expect(titles('a')).toEqual([]);
    expect(titles('av')).toEqual(['Audio and Visual']);
    expect(titles('VPN')).toEqual(['SD-WAN Configuration']);
  });

  it('puts a page first whose other name is exactly the query', () => {
    expect(titles('application support')[0]).toBe('Application Development');
  });

  it('matches singular and plural, and ignores accents', () => {
    expect(titles('audits')).toContain('Network Audit');
    expect(titles('switch')).toEqual(
      expect.arrayContaining(['Switch Technician', 'Network Audit', 'Engineer']),
    );
    expect(titles('dàta cabling')).toEqual(['Data Cabling']);
  });

  it.each([
    ['netwrok audti', 'Network Audit'],
    ['cabeling', 'Data Cabling'],
  ])('searches for similar words if nothing contains "%s"', (query, first) => {
    expect(search(query)).toHaveProperty('isNearest', true);
    expect(titles(query)[0]).toBe(first);
  });

  it.each(['configuration', 'xyzzyqqq'])('does not search for similar words for "%s"', (query) => {
    expect(search(query)).not.toHaveProperty('isNearest');
  });

  it('ignores stop words', () => {
    expect(titles('where is your data cabling')[0]).toBe('Data Cabling');
    expect(titles('of the')).toEqual([]);
  });

  it('finds openings by title, place and text, and as jobs', () => {
    expect(titles('hyderabad job')).toEqual(['Switch Technician']);
    expect(search('hyderabad').results[0]).toMatchObject({ kind: 'opening', url: '/career-details/2' });
  });

  it('says when the openings could not be searched', () => {
    const found = searchSite({ index, openings: undefined }, 'cabling');
    expect(found.results.length).toBeGreaterThan(0);
    expect(found.lacksOpenings).toBe(true);
  });

  it('truncates a query that is far too long', () => {
    expect(search('a'.repeat(10_000)).query).toHaveLength(200);
  });
});
