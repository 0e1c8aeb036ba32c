import { COUNTS } from '../contract/constants.ts';
import { places } from './locations.ts';
import { customers, partners } from './logos.ts';
import { site } from './site.ts';
import { words } from './words/about.ts';

describe('the company’s facts', () => {
  it('put every named place on the map, in at least fifteen places', () => {
    const names = places().map(({ name }) => name);
    expect(names).toEqual([...site.offices.map(({ city }) => city), ...site.deliveryLocations]);
    expect(names.length).toBeGreaterThanOrEqual(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it('show nine customers, and six partners whom the words of their page name', () => {
    expect(customers).toHaveLength(COUNTS.clients);
    expect(partners).toHaveLength(COUNTS.partners);
    const told = words.partners.paragraphs.join(' ');
    expect(partners.filter(({ title }) => !told.includes(title.split(' ')[0] ?? ''))).toEqual([]);
  });
});
