import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { preferReducedMotion } from '../../../tests/support/matchMedia.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { aboutTexts, coreValues } from '../../content/aboutTexts.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { pageTexts } from '../../content/pageTexts/about.ts';
import { AboutPage } from './AboutPage.tsx';
import { FootprintsPage } from './FootprintsPage.tsx';

beforeEach(preferReducedMotion);

describe('the about page', () => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    visit = renderWithStore(<AboutPage name="aboutUs" page={pages.aboutUs} texts={pageTexts.aboutUs} />);
  });

  it('shows the five values side by side, each with a link to its service', () => {
    const values = within(screen.getByRole('region', { name: aboutTexts.values }));
    const links = values.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(coreValues.map(({ page }) => paths[page]));
    expect(values.queryAllByRole('button')).toEqual([]);
  });

  it('stores which reason is shown', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Previous reasons' }));
    expect(visit.actions()).toEqual([['about/strengthShown', 5]]);
    expect(screen.getByText('6 of 6')).toBeVisible();
  });
});

describe('the footprints page', () => {
  beforeEach(() => {
    render(
      <FootprintsPage name="ourFootPrints" page={pages.ourFootPrints} texts={pageTexts.ourFootPrints} />,
      { wrapper: MemoryRouter },
    );
  });

  it('highlights the pin of the place that is pointed at', async () => {
    expect(document.querySelectorAll('circle.is-highlighted')).toHaveLength(0);
    await userEvent.hover(screen.getByText('Sydney'));
    expect(document.querySelectorAll('circle.is-highlighted')).toHaveLength(1);
    await userEvent.unhover(screen.getByText('Sydney'));
    expect(document.querySelectorAll('circle.is-highlighted')).toHaveLength(0);
  });
});
