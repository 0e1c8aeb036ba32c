import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferReducedMotion } from '../../../tests/support/matchMedia.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { monthlyReport } from '../../content/documents/monthlyReport.ts';
import { reportPicture } from '../../content/documents/reportPicture.ts';
import { homeTexts } from '../../content/homeTexts.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { slides } from '../../content/slides.ts';
import { pageTexts } from '../../content/pageTexts/home.ts';
import { HomePage } from './HomePage.tsx';

describe('the home page', () => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    preferReducedMotion();
    visit = renderWithStore(<HomePage name="home" page={pages.home} texts={pageTexts.home} />);
  });

  it('has three slides, each with a link to about us and one to read on', () => {
    for (const { more } of slides)
      expect(screen.getByRole('link', { name: more.text })).toHaveAttribute(
        'href',
        paths[more.page] + (more.hash ? `#${more.hash}` : ''),
      );
    const links = screen.getAllByRole('link', { name: /^Learn More/ });
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toHaveAttribute('href', paths.aboutUs);
    expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(3);
    for (const { title, text } of slides) {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('shows the slide whose button is pressed', async () => {
    const [, second] = slides;
    await userEvent.click(screen.getByRole('button', { name: `Slide 2: ${second?.title}` }));
    await waitFor(() => expect(screen.getByRole('group', { name: '2 of 3' })).toHaveClass('active'));
    expect(screen.getByRole('button', { name: `Slide 2: ${second?.title}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('dispatches named actions for slides and pauses', async () => {
    const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
    await press(/^Previous slides/);
    await press(/^Next slides/);
    await press(/^Start moving the slides/);
    await press(/^Stop moving the slides/);
    await userEvent.unhover(screen.getByRole('button', { name: /^Next slides/ }));
    expect(visit.actions()).toEqual([
      ['banner/pointerEntered'],
      // jsdom treats every focus as caused by the keyboard.
      ['banner/rotationStopped'],
      ['banner/slideSelected', 2],
      ['banner/slideSelected', 0],
      ['banner/rotationStarted'],
      ['banner/rotationStopped'],
      ['banner/pointerLeft'],
    ]);
  });

  it('shows the practices in the specified order', () => {
    const tiles = screen.getByRole('heading', { level: 2, name: homeTexts.practices }).closest('section');
    const links = within(tiles as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/engineering_and_iT_services',
      '/managed_Services',
      '/audio_and_visual',
      '/network_infrastructure',
      '/staffing_augumentation',
    ]);
  });

  it('has the specified parts in the specified order, then the report and the closing band', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(2)).toEqual([
      homeTexts.partner,
      homeTexts.practices,
      homeTexts.places,
      homeTexts.customers.title,
      homeTexts.partners.title,
      reportPicture.title,
      shellTexts.reachUs.title,
    ]);
    expect(screen.getByRole('link', { name: reportPicture.link })).toHaveAttribute(
      'href',
      `${paths.sampleDocuments}#${monthlyReport.id}`,
    );
  });
});
