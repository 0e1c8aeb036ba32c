import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { incidentStops, incidentTexts } from '../../content/incident.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { practices } from '../../content/practices.ts';
import { serviceLines } from '../../content/serviceLines.ts';
import { rungs, serviceLadder } from '../../content/services/serviceLadder.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { sentencesOf } from '../../lib/sentencesOf.ts';
import { whichOne } from '../../content/whichOne.ts';
import { words as engineering } from '../../content/words/engineering.ts';
import { words as managed } from '../../content/words/managed.ts';
import { words as services } from '../../content/words/services.ts';
import { words as staffing } from '../../content/words/staffing.ts';
import { PracticePage } from './PracticePage.tsx';
import { ServiceFlow } from './ServiceFlow.tsx';
import { ServiceLadder } from './ServiceLadder.tsx';
import { ServicePage } from './ServicePage.tsx';
import { ServicesOverviewPage } from './ServicesOverviewPage.tsx';
import { StaffingMatrix } from './StaffingMatrix.tsx';

const link = (name: string) => screen.getByRole('link', { name });

describe('a practice page', () => {
  beforeEach(() => {
    renderWithStore(
      <PracticePage name="engineering" page={pages.engineering} words={engineering.engineering} />,
    );
  });

  it('says what it is and links to all its services, those outside the menu included', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(engineering.engineering.h1);
    const { services: listed, unlisted } = practices.engineering;
    const cards = within(screen.getByRole('region', { name: 'Services of this practice' }));
    for (const name of [...listed, ...unlisted]) {
      const card = cards.getByRole('link', { name: pages[name].title });
      expect(card).toHaveAttribute('href', paths[name]);
      expect(cards.getByText(serviceLines[name])).toBeVisible();
    }
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('leads from a situation to the service that fits it', () => {
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Your situation',
      'Look at',
    ]);
    for (const { situation, service } of whichOne.engineering) {
      const row = within(table.getByRole('row', { name: new RegExp(`^${situation}`) }));
      expect(row.getByRole('link')).toHaveAttribute('href', paths[service]);
    }
  });

  it('takes its name along to the contact page', () => {
    const address = `${paths.contactUs}?service=engineering_and_iT_services`;
    expect(link('Reach Us')).toHaveAttribute('href', address);
  });

  it('shows the way back in a breadcrumb', () => {
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services Overview',
      'Engineering and IT Services',
    ]);
    expect(crumbs.getByText('Engineering and IT Services')).toHaveAttribute('aria-current', 'page');
  });
});

it('says in a table how far each managed service goes', () => {
  render(<ServiceLadder />, { wrapper: MemoryRouter });
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Service',
    ...rungs,
  ]);
  const rows = table.getAllByRole('row').slice(1);
  const told = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);
  expect(told).toEqual([
    [pages.networkOperationsCenter.title, 'Watch', 'Tell', 'No', 'No', 'No'],
    [pages.applicationMonitoring.title, 'Watch', 'Tell', 'No', 'No', 'No'],
    [pages.networkOperation.title, 'Watch', 'Tell', 'Fix', 'No', 'No'],
    [pages.avManagedServices.title, 'Watch', 'Tell', 'Fix', 'No', 'No'],
    [pages.managedNetwork.title, 'Watch', 'Tell', 'Fix', 'Change', 'Plan'],
    [pages.serviceDesk.title, 'No', 'Tell', 'Fix', 'No', 'No'],
    [pages.onSiteSupport.title, 'No', 'Tell', 'Fix', 'No', 'No'],
    [pages.assetDeployment.title, 'No', 'No', 'No', 'Change', 'No'],
  ]);
});

it('says in a table who employs and who directs', () => {
  render(<StaffingMatrix />, { wrapper: MemoryRouter });
  const told = screen.getAllByRole('row').map((row) =>
    [...row.children].map((cell) => {
      const links = within(cell as HTMLElement).queryAllByRole('link');
      return links.length > 0 ? links.map(({ textContent }) => textContent) : cell.textContent;
    }),
  );
  expect(told).toEqual([
    ['', servicesTexts.matrix.youDirect, servicesTexts.matrix.weDirect],
    ['You employ', [pages.directHire.title], servicesTexts.matrix.none],
    ['We employ', ['Supplemental Staffing'], ['On-site Embedded Support', 'Professional Resources']],
  ]);
});

it.each([
  ['managed', managed.managedServices, [servicesTexts.ladder.title]],
  ['staffing', staffing.staffAugmentation, [servicesTexts.matrix.title]],
] as const)('shows the table of its services on the page of the practice %s alone', (key, words, titles) => {
  const name = practices[key].page;
  renderWithStore(<PracticePage name={name} page={pages[name]} words={words} />);
  const tables = [servicesTexts.ladder.title, servicesTexts.matrix.title].filter((title) =>
    screen.queryByRole('region', { name: title }),
  );
  expect(tables).toEqual(titles);
});

describe('a service page', () => {
  it('shows every paragraph under its heading, the service to compare with, a related one and its neighbours, not itself', () => {
    render(<ServicePage name="devOps" page={pages.devOps} words={engineering.devOps} />, {
      wrapper: MemoryRouter,
    });
    engineering.devOps.paragraphs.forEach((text, at) => {
      const heading = Object.values(servicesTexts.sections)[at] ?? '';
      const part = screen.getByRole('heading', { level: 2, name: heading }).parentElement as HTMLElement;
      // As a paragraph, or as a list of its sentences.
      for (const sentence of sentencesOf(text)) expect(part).toHaveTextContent(sentence);
    });
    const listed = (at: number) =>
      within(
        screen.getByRole('heading', { name: Object.values(servicesTexts.sections)[at] ?? '' })
          .parentElement as HTMLElement,
      ).getAllByRole('listitem').length;
    expect([1, 2].map(listed)).toEqual(
      engineering.devOps.paragraphs.slice(1, 3).map((text) => sentencesOf(text).length),
    );
    const neighbours = within(screen.getByRole('navigation', { name: 'Also in this practice' }));
    expect(neighbours.getByRole('link', { name: 'Cyber Security' })).toHaveAttribute(
      'href',
      paths.cyberSecurity,
    );
    expect(neighbours.queryByRole('link', { name: 'DevOps' })).toBeNull();
    const under = (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement);
    expect(under('Compare with').getByRole('link')).toHaveAttribute('href', paths.cloudInfrastructure);
    const { next } = engineering.devOps.facts;
    expect(under('Related service').getByRole('link')).toHaveAttribute('href', paths[next.service]);
    expect(under('Related service').getByText(next.why)).toBeVisible();
    expect(link('Reach Us')).toHaveAttribute('href', `${paths.contactUs}?service=devOps`);
    expect(isSoundOutline(headingLevels())).toBe(true);
  });
});

it('puts what is included beside what is not (SERV-2)', () => {
  render(<ServicePage name="devOps" page={pages.devOps} words={engineering.devOps} />, {
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

describe("a service's drawing", () => {
  it('reads as a list from what goes in to what the reader holds, its signs hidden (SERV-1)', () => {
    const { flow } = engineering.devOps.facts;
    render(<ServiceFlow name="devOps" flow={flow} />);
    const stages = [...screen.getByRole('list', { name: servicesTexts.flow.label }).children];
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      [servicesTexts.flow.goesIn, ...flow.goesIn.map(([, noun]) => noun)].join(''),
      servicesTexts.flow.work + flow.work,
      [servicesTexts.flow.held, ...flow.held.map(([, noun]) => noun)].join(''),
    ]);
    const signs = [...document.querySelectorAll('svg')];
    expect(signs.map((sign) => sign.getAttribute('aria-hidden'))).toEqual(Array(7).fill('true'));
    expect(signs.map((sign) => sign.querySelector('use')?.getAttribute('href')?.split('#')[1])).toEqual([
      ...flow.goesIn.map(([sign]) => sign),
      'pipeline',
      ...flow.held.map(([sign]) => sign),
    ]);
  });
});

it("gathers the services that fit what is ticked in 'Which one do I need?'", async () => {
  const { story } = renderWithStore(
    <PracticePage name="engineering" page={pages.engineering} words={engineering.engineering} />,
  );
  const [first, second] = whichOne.engineering;
  const fitting = () => within(screen.getByRole('status')).queryAllByRole('link');
  await userEvent.click(screen.getByRole('checkbox', { name: first?.situation ?? '' }));
  await userEvent.click(screen.getByRole('checkbox', { name: second?.situation ?? '' }));
  await userEvent.click(screen.getByRole('checkbox', { name: first?.situation ?? '' }));
  expect(fitting().map((found) => found.getAttribute('href'))).toEqual([
    paths.devOps,
    `${paths.contactUs}?service=devOps`,
  ]);
  expect(story()).toHaveLength(3);
  expect(story()[1]).toEqual(['services/situationToggled', 'devOps']);
});

describe('the overview', () => {
  it('links to the five practices', () => {
    renderWithStore(
      <ServicesOverviewPage name="ourServices" page={pages.ourServices} words={services.ourServices} />,
    );
    const blocks = screen.getAllByRole('heading', { level: 2 }).slice(0, 5);
    expect(blocks.map((block) => within(block).getByRole('link').getAttribute('href'))).toEqual(
      Object.values(practices).map(({ page }) => paths[page]),
    );
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('shows the practice that is chosen alone, and all of them again', async () => {
    const { story } = renderWithStore(
      <ServicesOverviewPage name="ourServices" page={pages.ourServices} words={services.ourServices} />,
    );
    await userEvent.click(screen.getByRole('button', { name: pages.networkInfrastructure.title }));
    expect(screen.getByRole('link', { name: pages.networkAudit.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: pages.devOps.title })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: servicesTexts.showAll }));
    expect(screen.getByRole('link', { name: pages.devOps.title })).toBeVisible();
    expect(story()).toEqual([
      ['services/practiceChosen', 'network'],
      ['services/practiceChosen', null],
    ]);
  });
});

it.each(['networkOperation', 'networkOperationsCenter', 'managedNetwork'] as const)(
  'says who fixed the fault of its example, on the page %s (SEE-5)',
  (name) => {
    render(<ServicePage name={name} page={pages[name]} words={managed[name]} />, { wrapper: MemoryRouter });
    const example = within(screen.getByRole('region', { name: incidentTexts.title }));
    const isOurs = serviceLadder[name].some((rung) => rung === 'Fix');
    for (const { text } of incidentStops(isOurs ? 'us' : 'customer'))
      expect(example.getByText(text)).toBeVisible();
    // The sample note tells of the night as we fix it.
    expect(example.queryAllByRole('link', { name: incidentTexts.note })).toHaveLength(isOurs ? 1 : 0);
  },
);
