import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { serviceLines } from '../../content/serviceLines.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { whichOne } from '../../content/whichOne.ts';
import { pageTexts as engineering } from '../../content/pageTexts/engineering.ts';
import { pageTexts as managed } from '../../content/pageTexts/managed.ts';
import { pageTexts as services } from '../../content/pageTexts/services.ts';
import { PracticePage } from './PracticePage.tsx';
import { ServiceFlow } from './ServiceFlow.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicesOverviewPage } from './ServicesOverviewPage.tsx';

const link = (name: string) => screen.getByRole('link', { name });

describe('a practice page', () => {
  beforeEach(() => {
    renderWithStore(
      <PracticePage name="engineering" page={pages.engineering} texts={engineering.engineering} />,
    );
  });

  it('says what it is and links to all its services, also those outside the menu', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(engineering.engineering.h1);
    const { services: listed, unlisted } = practices.engineering;
    const cards = within(screen.getByRole('region', { name: 'Services in this practice' }));
    for (const name of [...listed, ...unlisted]) {
      const card = cards.getByRole('link', { name: `Explore ${pages[name].title}` });
      expect(card).toHaveAttribute('href', paths[name]);
      expect(cards.getByText(serviceLines[name])).toBeVisible();
    }
    expect(isValidOutline(headingLevels())).toBe(true);
  });

  it('links to the service that fits a checked situation', async () => {
    for (const { situation, service } of whichOne.engineering) {
      const checkbox = screen.getByRole('checkbox', { name: situation });
      await userEvent.click(checkbox);
      const suggestion = within(screen.getByRole('status')).getByRole('link', { name: pages[service].title });
      expect(suggestion).toHaveAttribute('href', paths[service]);
      await userEvent.click(checkbox);
    }
  });

  it('passes its name to the contact page', () => {
    const href = `${paths.contactUs}?service=engineering_and_iT_services`;
    expect(link('Reach Us')).toHaveAttribute('href', href);
  });
});

it('lists the managed services in the specified order in the table of how far each goes', () => {
  renderWithStore(
    <PracticePage name="managedServices" page={pages.managedServices} texts={managed.managedServices} />,
  );
  const table = within(screen.getByRole('region', { name: servicesTexts.coverage.title }));
  expect(table.getAllByRole('link').map((service) => service.getAttribute('href'))).toEqual(
    practices.managed.services.map((name) => paths[name]),
  );
});

it('puts what is included beside what is not', () => {
  render(<ServicePage name="devOps" page={pages.devOps} texts={engineering.devOps} />, {
    wrapper: MemoryRouter,
  });
  const { included, excluded } = engineering.devOps.facts;
  for (const [name, items] of [
    ['Included', included],
    ['Not included', excluded],
  ] as const) {
    const part = screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement;
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(items);
  }
});

describe("a service's diagram", () => {
  it('is a list from input to result for screen readers, without its icons', () => {
    const { flow } = engineering.devOps.facts;
    render(<ServiceFlow name="devOps" flow={flow} />);
    const stages = [...screen.getByRole('list', { name: servicesTexts.flow.label }).children];
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      [servicesTexts.flow.inputs, ...flow.inputs.map(([, noun]) => noun)].join(''),
      servicesTexts.flow.work + flow.work,
      [servicesTexts.flow.results, ...flow.results.map(([, noun]) => noun)].join(''),
    ]);
    const icons = [...document.querySelectorAll('svg')];
    expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(Array(7).fill('true'));
    expect(icons.map((icon) => icon.querySelector('use')?.getAttribute('href')?.split('#')[1])).toEqual([
      ...flow.inputs.map(([icon]) => icon),
      'pipeline',
      ...flow.results.map(([icon]) => icon),
    ]);
  });
});

describe('the overview', () => {
  it('links to the five practices', () => {
    renderWithStore(
      <ServicesOverviewPage name="ourServices" page={pages.ourServices} texts={services.ourServices} />,
    );
    const blocks = screen.getAllByRole('heading', { level: 2 }).slice(0, 5);
    expect(blocks.map((block) => within(block).getByRole('link').getAttribute('href'))).toEqual(
      Object.values(practices).map(({ page }) => paths[page]),
    );
    expect(isValidOutline(headingLevels())).toBe(true);
  });

  it('shows only the selected practice, then all of them again', async () => {
    const { actions } = renderWithStore(
      <ServicesOverviewPage name="ourServices" page={pages.ourServices} texts={services.ourServices} />,
    );
    await userEvent.click(screen.getByRole('button', { name: pages.networkInfrastructure.title }));
    expect(screen.getByRole('link', { name: pages.networkAudit.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: pages.devOps.title })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: servicesTexts.showAll }));
    expect(screen.getByRole('link', { name: pages.devOps.title })).toBeVisible();
    expect(actions()).toEqual([
      ['services/practiceSelected', 'network'],
      ['services/practiceSelected', null],
    ]);
  });
});
