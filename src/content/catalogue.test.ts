import { catalogue } from './catalogue.ts';
import { SEARCH_MIN_LENGTH } from '../contract/constants.ts';
import { searchEntries } from '../lib/searchEntries.ts';
import { paths } from './paths.ts';
import { resolvePath } from './resolvePath.ts';

const described = (test: (description: unknown) => boolean) =>
  catalogue.filter(({ description }) => test(description)).map(({ id }) => id);

describe('the search catalogue', () => {
  it('has 34 entries, each with an address of its own that has a page', () => {
    expect(catalogue).toHaveLength(34);
    expect(new Set(catalogue.map(({ url }) => url)).size).toBe(catalogue.length);
    for (const { id, url } of catalogue) expect(resolvePath(url)).toMatchObject({ name: id, canonical: url });
  });

  it('describes services by paragraphs, solutions by one text, practices but one by an object', () => {
    expect(described((text) => typeof text === 'string')).toEqual([
      'solutionsAudioVisual',
      'solutionsNetwork',
    ]);
    expect(described((text) => typeof text === 'object' && !Array.isArray(text))).toEqual([
      'engineering',
      'managedServices',
      'audioVisual',
      'networkInfrastructure',
    ]);
    expect(described(Array.isArray)).toHaveLength(catalogue.length - 6);
  });

  it.each([
    ['staff augmentation', paths.staffAugmentation],
    ['Staffing Augmentation', paths.staffAugmentation],
    ['application support', paths.applicationDevelopment],
    ['network operations center', paths.networkOperationsCenter],
    ['network operations centre', paths.networkOperationsCenter],
    ['Cybersecurity', paths.cyberSecurity],
    ['VPN access', paths.managedNetwork],
    ['helpdesk', paths.serviceDesk],
    ['Wi-Fi', paths.managedNetwork],
    ['video conferencing', paths.avManagedServices],
  ])('leads from "%s" to %s', (query, url) => {
    expect(searchEntries(catalogue, query, SEARCH_MIN_LENGTH).map((result) => result.url)).toContain(url);
  });

  it('lists the pages below each practice and each solution, and only there', () => {
    const listed = catalogue.filter(({ sublists }) => sublists);
    expect(listed.map(({ id, sublists = [] }) => [id, sublists.length])).toEqual([
      ['engineering', 7],
      ['managedServices', 8],
      ['audioVisual', 5],
      ['networkInfrastructure', 5],
      ['staffAugmentation', 4],
      ['solutionsAudioVisual', 3],
      ['solutionsNetwork', 2],
    ]);
    expect(listed.at(-1)?.sublists?.[0]).toEqual({
      name: 'Plan, Design and Optimise Your Network',
      link: paths.planDesignOptimise,
    });
    for (const { link } of listed.flatMap(({ sublists = [] }) => sublists))
      expect(resolvePath(link)).toMatchObject({ canonical: link });
  });

  it('leaves no title or short title empty', () => {
    for (const { title, shorttitle } of catalogue) expect([title, shorttitle]).not.toContain('');
  });
});
