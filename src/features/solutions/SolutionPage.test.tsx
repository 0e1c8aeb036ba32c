import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pages } from '../../content/pages.ts';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { paths } from '../../content/paths.ts';
import { solutionSections, type SolutionSection } from '../../content/solutions/solutionSections.ts';
import { pageTexts } from '../../content/pageTexts/solutions.ts';
import { SolutionPage } from './SolutionPage.tsx';

describe.each(['solutionsAudioVisual', 'solutionsNetwork'] as const)('the page %s', (name) => {
  const sections: readonly SolutionSection[] = solutionSections[name];
  beforeEach(() => {
    render(<SolutionPage name={name} page={pages[name]} texts={pageTexts[name]} />, {
      wrapper: MemoryRouter,
    });
  });

  it('lists its parts as links to them', () => {
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `${paths[name]}#${id}`),
    );
  });

  it('marks the pages of its parts as in preparation, and has a breadcrumb', () => {
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
