import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { wantStillness } from '../../../tests/support/matchMedia.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import { homeTexts } from '../../content/homeTexts.ts';
import { customers, partners } from '../../content/logos.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { site } from '../../content/site.ts';
import { slides } from '../../content/slides.ts';
import { words } from '../../content/words/home.ts';
import { COUNTS } from '../../contract/constants.ts';
import { HomePage } from './HomePage.tsx';

describe('the home page', () => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    wantStillness();
    visit = renderWithStore(<HomePage name="home" page={pages.home} words={words.home} />);
  });

  it('has three slides, each with a link to about us and one to its service', () => {
    for (const { service } of slides)
      expect(screen.getByRole('link', { name: service.text })).toHaveAttribute('href', paths[service.page]);
    const links = screen.getAllByRole('link', { name: /^Learn More/ });
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toHaveAttribute('href', paths.aboutUs);
    expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(3);
    for (const { title, text } of slides) {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('shows the slide whose bar is pressed', async () => {
    const [, second] = slides;
    await userEvent.click(screen.getByRole('button', { name: `Slide 2: ${second?.title}` }));
    await waitFor(() => expect(screen.getByRole('group', { name: '2 of 3' })).toHaveClass('active'));
    expect(screen.getByRole('button', { name: `Slide 2: ${second?.title}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('dispatches past events for slides and pauses', async () => {
    const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
    await press(/^Previous slides/);
    await press(/^Next slides/);
    await press(/^Start moving the slides/);
    await press(/^Stop moving the slides/);
    await userEvent.unhover(screen.getByRole('button', { name: /^Next slides/ }));
    expect(visit.story()).toEqual([
      ['banner/pointerArrived'],
      // The simulated browser takes every focus for one by the keyboard.
      ['banner/rotationStopped'],
      ['banner/slideChosen', 2],
      ['banner/slideChosen', 0],
      ['banner/rotationStarted'],
      ['banner/rotationStopped'],
      ['banner/pointerLeft'],
    ]);
  });

  it('keeps the specified order and has no other band but the closing one', () => {
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      ...slides.slice(1).map(({ title }) => title),
      homeTexts.partner,
      homeTexts.practices,
      homeTexts.places,
      homeTexts.customers.title,
      homeTexts.partners.title,
      shellTexts.reachUs.title,
    ]);
    expect(isSoundOutline(headingLevels())).toBe(true);
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

  it('shows all its words, five tiles and every place', () => {
    for (const text of words.home.paragraphs) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: homeTexts.clients })).toHaveAttribute(
      'href',
      paths.clientExperience,
    );
    for (const { page } of Object.values(practices))
      expect(screen.getByRole('link', { name: pages[page].title })).toHaveAttribute('href', paths[page]);
    for (const place of site.deliveryLocations)
      expect(screen.getByText(place, { selector: 'li' })).toBeVisible();
  });

  it('says of a result of each case what it counts, whose it is and what was there before', () => {
    const slider = screen.getByRole('group', { name: homeTexts.customers.title });
    const clients = within(slider.closest('section') as HTMLElement);
    const shown = homeTexts.results.map(({ figure, customer, counts, before, now, page }) => {
      const result = within(clients.getByText(figure).closest('li') as HTMLElement);
      for (const text of [customer, counts, before, now]) expect(result.getByText(text)).toBeVisible();
      expect(result.getByRole('link', { name: pages[page].title })).toHaveAttribute('href', paths[page]);
      expect(caseStudies[page].figures.map(({ value }) => value)).toContain(figure);
      return page;
    });
    expect(shown.sort()).toEqual(Object.keys(caseStudies).sort());
  });

  it('leads from every logo to what we do with that company', () => {
    const clients = screen.getByRole('group', { name: homeTexts.customers.title });
    expect(within(clients).getAllByRole('link')).toHaveLength(COUNTS.clients);
    const others = screen.getByRole('group', { name: homeTexts.partners.title });
    expect(within(others).getAllByRole('link')).toHaveLength(COUNTS.partners);
    expect(within(clients).getByRole('link', { name: customers[0].title })).toHaveAttribute(
      'href',
      `${paths.ourCustomers}#${customers[0].id}`,
    );
    expect(within(others).getByRole('link', { name: partners[5].title })).toHaveAttribute(
      'href',
      `${paths.partners}#${partners[5].id}`,
    );
  });
});
