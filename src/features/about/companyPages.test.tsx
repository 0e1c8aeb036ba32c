import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { preferReducedMotion } from '../../../tests/support/matchMedia.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { pages } from '../../content/pages.ts';
import { pageTexts } from '../../content/pageTexts/about.ts';
import { AboutPage } from './AboutPage.tsx';
import { FootprintsPage } from './FootprintsPage.tsx';

beforeEach(preferReducedMotion);

describe('the about page', () => {
  it('stores which value and which reason is shown', async () => {
    const { actions } = renderWithStore(
      <AboutPage name="aboutUs" page={pages.aboutUs} texts={pageTexts.aboutUs} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next values' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous reasons' }));
    expect(actions()).toEqual([
      ['about/valueShown', 1],
      ['about/strengthShown', 5],
    ]);
    expect(screen.getByText('2 of 5')).toBeVisible();
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
