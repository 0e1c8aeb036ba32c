import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { wantStillness } from '../../../tests/support/matchMedia.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { coreValues, strengths } from '../../content/aboutTexts.ts';
import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import { customers, partners } from '../../content/logos.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { references } from '../../content/references.ts';
import { site } from '../../content/site.ts';
import { words } from '../../content/words/about.ts';
import { AboutPage } from './AboutPage.tsx';
import { FootprintsPage } from './FootprintsPage.tsx';
import { LogosPage } from './LogosPage.tsx';

beforeEach(wantStillness);

describe('the about page', () => {
  it('shows its words, five values that lead to services, and six reasons', () => {
    renderWithStore(<AboutPage name="aboutUs" page={pages.aboutUs} words={words.aboutUs} />);
    for (const text of words.aboutUs.paragraphs) expect(screen.getByText(text)).toBeVisible();
    expect(coreValues.map(({ name }) => name)).toEqual([
      'Passion',
      'Innovation',
      'Client-Focus',
      'Teamwork',
      'Service Quality',
    ]);
    for (const { name, page } of coreValues) {
      const value = screen.getByRole('heading', { name }).closest('li') as HTMLElement;
      expect(within(value).getByRole('link')).toHaveAttribute('href', paths[page]);
      expect(pages[page].kind).toBe('service');
    }
    expect(strengths).toHaveLength(6);
    for (const { title } of strengths) expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('tells the store which value and which reason is shown', async () => {
    const { story } = renderWithStore(
      <AboutPage name="aboutUs" page={pages.aboutUs} words={words.aboutUs} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next values' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous reasons' }));
    expect(story()).toEqual([
      ['about/valueShown', 1],
      ['about/strengthShown', 5],
    ]);
    expect(screen.getByText('2 of 5')).toBeVisible();
    expect(screen.getByText('6 of 6')).toBeVisible();
  });
});

describe('the pages of customers and partners', () => {
  it.each([
    ['ourCustomers', customers],
    ['partners', partners],
  ] as const)('%s shows every name with its trade and the service it is', (name, list) => {
    render(<LogosPage name={name} page={pages[name]} words={words[name]} />, { wrapper: MemoryRouter });
    for (const { id, url, title: company, sector, matter, service } of list) {
      const card = document.getElementById(id) as HTMLElement;
      expect(within(card).getByRole('heading', { name: company })).toBeVisible();
      expect(url).toBe(`${paths[name]}#${id}`);
      expect(card).toHaveTextContent(sector);
      expect(card).toHaveTextContent(matter);
      expect(within(card).getByRole('link')).toHaveAttribute('href', paths[service]);
    }
    for (const text of words[name].paragraphs) expect(screen.getByText(text)).toBeVisible();
    expect(isSoundOutline(headingLevels())).toBe(true);
  });
});

describe('the customers page', () => {
  it('says of each customer once what it buys', () => {
    render(<LogosPage name="ourCustomers" page={pages.ourCustomers} words={words.ourCustomers} />, {
      wrapper: MemoryRouter,
    });
    for (const { title } of customers) expect(screen.getByText(new RegExp(title))).toBeVisible();
  });

  it('marks each customer by the practice whose service lights up with it', () => {
    render(<LogosPage name="ourCustomers" page={pages.ourCustomers} words={words.ourCustomers} />, {
      wrapper: MemoryRouter,
    });
    for (const { id, service } of customers) {
      const card = document.getElementById(id);
      expect(card?.dataset['practice']).toBe((pages[service] as { practice?: string }).practice);
      expect(within(card as HTMLElement).getByRole('link')).toHaveAttribute('href', paths[service]);
    }
  });
});

describe('references', () => {
  it('are asked for by study and role, on the page of customers alone', () => {
    render(<LogosPage name="ourCustomers" page={pages.ourCustomers} words={words.ourCustomers} />, {
      wrapper: MemoryRouter,
    });
    const section = within(screen.getByRole('region', { name: references.title }));
    expect(document.getElementById(references.id)).toBeVisible();
    for (const [customer, , study] of references.rows) {
      expect(caseStudies[study].customer).toBe(customer);
      const row = within(section.getByRole('row', { name: new RegExp(customer) }));
      expect(row.getByRole('link')).toHaveAttribute('href', paths[study]);
    }
    expect(references.rows).toHaveLength(Object.keys(caseStudies).length);
  });

  it('are not offered with partners', () => {
    render(<LogosPage name="partners" page={pages.partners} words={words.partners} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.queryByRole('region', { name: references.title })).not.toBeInTheDocument();
  });
});

describe('the footprints page', () => {
  beforeEach(() => {
    render(<FootprintsPage name="ourFootPrints" page={pages.ourFootPrints} words={words.ourFootPrints} />, {
      wrapper: MemoryRouter,
    });
  });

  it('names every place and what each office does', () => {
    for (const place of site.deliveryLocations)
      expect(screen.getByText(place, { selector: 'li' })).toBeVisible();
    for (const { role } of site.offices) expect(screen.getByText(role)).toBeVisible();
    for (const text of words.ourFootPrints.paragraphs) expect(screen.getByText(text)).toBeVisible();
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('marks the pin of the place that is pointed at', async () => {
    expect(document.querySelectorAll('circle.is-chosen')).toHaveLength(0);
    await userEvent.hover(screen.getByText('Sydney'));
    expect(document.querySelectorAll('circle.is-chosen')).toHaveLength(1);
    await userEvent.unhover(screen.getByText('Sydney'));
    expect(document.querySelectorAll('circle.is-chosen')).toHaveLength(0);
  });
});
