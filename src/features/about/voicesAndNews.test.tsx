import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { COUNTS } from '../../contract/constants.ts';
import { news } from '../../content/news.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { references } from '../../content/references.ts';
import { testimonials } from '../../content/testimonials.ts';
import { words as about } from '../../content/words/about.ts';
import { words as newsWords } from '../../content/words/news.ts';
import { NewsPage } from './NewsPage.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

describe('client experience', () => {
  beforeEach(() => {
    render(
      <TestimonialsPage
        name="clientExperience"
        page={pages.clientExperience}
        words={about.clientExperience}
      />,
      { wrapper: MemoryRouter },
    );
  });

  it('quotes six customers by role and sector, each marked as a sample', () => {
    const voices = screen.getAllByRole('figure');
    expect(voices).toHaveLength(COUNTS.testimonials);
    testimonials.forEach(({ quote, name, designation, sector, service }, at) => {
      const voice = within(voices[at] as HTMLElement);
      expect(voice.getByText(quote)).toBeVisible();
      expect(voice.getByText(name, { exact: false })).toHaveTextContent(`${name} (sample)`);
      expect(voice.getByText(`${designation}, ${sector}`)).toBeVisible();
      expect(voice.getByRole('link', { name: pages[service].title })).toHaveAttribute('href', paths[service]);
    });
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('lead from samples to how one speaks to a customer', () => {
    expect(screen.getByRole('link', { name: references.ask })).toHaveAttribute(
      'href',
      `${paths.ourCustomers}#${references.id}`,
    );
  });

  it('takes the six from six sectors', () => {
    expect(new Set(testimonials.map(({ sector }) => sector)).size).toBe(COUNTS.testimonials);
  });
});

describe('company news', () => {
  it('shows each item with its day, the latest first, marked as a sample', () => {
    render(<NewsPage name="companyNews" page={pages.companyNews} words={newsWords.companyNews} />, {
      wrapper: MemoryRouter,
    });
    const items = screen.getAllByRole('article');
    expect(items.length).toBeGreaterThanOrEqual(3);
    const days = items.map((item) => item.querySelector('time')?.dateTime ?? '');
    expect(days).toEqual([...days].sort().reverse());
    expect(days.every((day) => /^202[34]-\d\d-\d\d$/.test(day))).toBe(true);
    expect(within(items[0] as HTMLElement).getByText('14 May 2024')).toBeVisible();
    for (const item of items) expect(within(item).getByText('Sample')).toBeVisible();
    for (const text of news.flatMap(({ paragraphs }) => paragraphs))
      expect(screen.getByText(text)).toBeVisible();
    expect(isSoundOutline(headingLevels())).toBe(true);
  });
});
