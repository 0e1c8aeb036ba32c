import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { pages } from '../../content/pages.ts';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { paths } from '../../content/paths.ts';
import { solutionSprite } from '../../content/solutions/solutionPictures.ts';
import { solutionSections, type SolutionSection } from '../../content/solutions/solutionSections.ts';
import { words } from '../../content/words/solutions.ts';
import { SolutionPage } from './SolutionPage.tsx';

describe.each(['solutionsAudioVisual', 'solutionsNetwork'] as const)('the page %s', (name) => {
  const sections: readonly SolutionSection[] = solutionSections[name];
  beforeEach(() => {
    render(<SolutionPage name={name} page={pages[name]} words={words[name]} />, { wrapper: MemoryRouter });
  });

  it('tells every part under a heading of its own, each paragraph once', () => {
    expect(words[name].paragraphs).toHaveLength(sections.length);
    sections.forEach(({ title }, at) => {
      const part = within(screen.getByRole('region', { name: title }));
      expect(part.getByText(words[name].paragraphs[at] ?? '')).toBeVisible();
    });
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('lists its parts as links to them', () => {
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `${paths[name]}#${id}`),
    );
  });

  it('draws what a sentence would not show, and says it in one', () => {
    const drawn = sections.flatMap(({ picture }) => picture ?? []);
    expect(drawn).toHaveLength(3);
    for (const { name: picture, shows } of drawn)
      expect(screen.getByRole('img', { name: shows }).querySelector('use')).toHaveAttribute(
        'href',
        `${solutionSprite}#${picture}`,
      );
  });

  it('links to the pages of its parts as what is in preparation, and shows the way to itself', () => {
    for (const below of pagesBelow(name))
      expect(screen.getByRole('link', { name: `${pages[below].title} (in preparation)` })).toHaveAttribute(
        'href',
        paths[below],
      );
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      pages[name].title,
    ]);
  });
});
