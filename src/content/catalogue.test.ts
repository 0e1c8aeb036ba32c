import { catalogue } from './catalogue.ts';
import { resolvePath } from './resolvePath.ts';

const described = (test: (description: unknown) => boolean) =>
  catalogue.filter(({ description }) => test(description)).map(({ id }) => id);

describe('the search catalogue', () => {
  it('has 34 entries, each with an address of its own that has a page', () => {
    expect(catalogue).toHaveLength(34);
    expect(new Set(catalogue.map(({ url }) => url)).size).toBe(34);
    for (const { id, url } of catalogue) expect(resolvePath(url)).toMatchObject({ name: id, canonical: url });
  });

  it('describes services by paragraphs, solutions by one text, practices by an object', () => {
    expect(described((text) => typeof text === 'string')).toEqual([
      'solutionsAudioVisual',
      'solutionsNetwork',
    ]);
    expect(described((text) => typeof text === 'object' && !Array.isArray(text))).toEqual([
      'engineering',
      'managedServices',
      'audioVisual',
      'networkInfrastructure',
      'staffAugmentation',
    ]);
    expect(described(Array.isArray)).toHaveLength(27);
  });

  it('leaves no title or short title empty', () => {
    for (const { title, shorttitle } of catalogue) expect([title, shorttitle]).not.toContain('');
  });
});
