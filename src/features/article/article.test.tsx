import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { pageTexts as placeholders } from '../../content/pageTexts/placeholders.ts';
import { PlaceholderPage } from './PlaceholderPage.tsx';
import { findRelatedPages } from './findRelatedPages.ts';

describe('an article page', () => {
  it('does not link to hidden pages, to itself, or to any page twice', () => {
    expect(findRelatedPages('careers')).toEqual(['careerPosts', 'contactUs']);
    expect(findRelatedPages('aboutCaseStudies')).toEqual([
      'caseStudyOne',
      'caseStudyTwo',
      'caseStudyThree',
      'caseStudiesInner',
      'careers',
      'contactUs',
    ]);
  });
});

describe('a placeholder page', () => {
  it('says so in the specified words and links to three pages and the contact form', () => {
    render(<PlaceholderPage name="videoWalls" page={pages.videoWalls} texts={placeholders.videoWalls} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText('Content will be posted soon..')).toBeVisible();
    for (const name of pages.videoWalls.related) {
      expect(screen.getAllByRole('link', { name: pages[name].title }).at(-1)).toHaveAttribute(
        'href',
        paths[name],
      );
    }
    const contactLink = screen.getByRole('link', { name: 'Reach Us' });
    expect(contactLink).toHaveAttribute('href', `${paths.contactUs}?service=video_walls`);
    expect(isValidOutline(headingLevels())).toBe(true);
  });
});
