import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { articleAsides, type ArticleAside } from '../../content/articleAsides.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { words as cases } from '../../content/words/cases.ts';
import { words as placeholders } from '../../content/words/placeholders.ts';
import { words as statement } from '../../content/words/statement.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { PlaceholderPage } from './PlaceholderPage.tsx';
import { waysOnFrom } from './waysOnFrom.ts';

describe('an article page', () => {
  it('shows its words and the pages near it', () => {
    render(<ArticlePage name="caseStudyOne" page={pages.caseStudyOne} words={cases.caseStudyOne} />, {
      wrapper: MemoryRouter,
    });
    for (const text of cases.caseStudyOne.paragraphs) expect(screen.getByText(text)).toBeVisible();
    const next = screen.getByRole('link', { name: pages.caseStudyTwo.title });
    expect(next).toHaveAttribute('href', paths.caseStudyTwo);
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('has the facts that one looks up beside its text, and whom to turn to', () => {
    const { title, facts, contact, email } = articleAsides.accessibilityStatement as ArticleAside;
    render(
      <ArticlePage
        name="accessibilityStatement"
        page={pages.accessibilityStatement}
        words={statement.accessibilityStatement}
      />,
      { wrapper: MemoryRouter },
    );
    const aside = within(screen.getByRole('complementary', { name: title }));
    expect(aside.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...facts.map(([term]) => term),
      contact,
    ]);
    expect(aside.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('leads to no hidden page, never to itself, and nowhere twice', () => {
    expect(waysOnFrom('careers')).toEqual(['careerPosts', 'contactUs']);
    expect(waysOnFrom('aboutCaseStudies')).toEqual([
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
  it('says so in the specified words and offers three pages and the contact form', () => {
    render(<PlaceholderPage name="videoWalls" page={pages.videoWalls} words={placeholders.videoWalls} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText('Content will be posted soon..')).toBeVisible();
    for (const name of pages.videoWalls.related) {
      expect(screen.getAllByRole('link', { name: pages[name].title }).at(-1)).toHaveAttribute(
        'href',
        paths[name],
      );
    }
    const reach = screen.getByRole('link', { name: 'Reach Us' });
    expect(reach).toHaveAttribute('href', `${paths.contactUs}?service=video_walls`);
    expect(isSoundOutline(headingLevels())).toBe(true);
  });
});
