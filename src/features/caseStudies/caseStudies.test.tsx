import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isSoundOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { COUNTS } from '../../contract/constants.ts';
import { caseSprite } from '../../content/caseStudies/casePictures.ts';
import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import type { CaseStudyName } from '../../content/caseStudies/caseStudy.ts';
import { caseSummaries } from '../../content/caseStudies/caseSummaries.ts';
import { furtherCases } from '../../content/caseStudies/furtherCases.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { references } from '../../content/references.ts';
import { words } from '../../content/words/cases.ts';
import { CaseStudiesPage } from './CaseStudiesPage.tsx';
import { CaseStudyPage } from './CaseStudyPage.tsx';
import { FurtherCasesPage } from './FurtherCasesPage.tsx';

const renderStudy = (name: CaseStudyName) =>
  render(<CaseStudyPage name={name} page={pages[name]} words={words[name]} />, { wrapper: MemoryRouter });

const stopsUnder = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map((stop) => within(stop).getByRole('heading').textContent);

describe('the case studies page', () => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    visit = renderWithStore(
      <CaseStudiesPage
        name="aboutCaseStudies"
        page={pages.aboutCaseStudies}
        words={words.aboutCaseStudies}
      />,
    );
  });

  it('has three tabs with a picture, numbered, the first chosen', () => {
    const tabs = screen.getAllByRole('tab');
    expect(tabs).toHaveLength(COUNTS.caseStudies);
    expect(tabs.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['1 ', '2 ', '3 ']);
    for (const tab of tabs) expect(tab.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it("tells each study in short and leads to its page by a 'Read more' that names it", async () => {
    for (const { page, label, title, text } of caseSummaries) {
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(label) }));
      const panel = within(screen.getByRole('tabpanel', { name: new RegExp(label) }));
      expect(panel.getByText(text)).toBeVisible();
      const results = within(panel.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
      expect(results.map(({ textContent }) => textContent)).toEqual(
        caseStudies[page].figures.map((figure) => `${figure.value} ${figure.title}`),
      );
      const more = panel.getByRole('link', { name: `Read more about: ${title}` });
      expect(more).toHaveAttribute('href', paths[page]);
    }
    const [, second, third] = caseSummaries;
    expect(visit.story()).toEqual([
      ['caseStudies/tabChosen', second.id],
      ['caseStudies/tabChosen', third.id],
    ]);
  });

  it('leads to the two samples', () => {
    for (const { id, title } of furtherCases)
      expect(screen.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `${paths.caseStudiesInner}#${id}`,
      );
  });
});

describe.each(['caseStudyOne', 'caseStudyTwo', 'caseStudyThree'] as const)('the page %s', (name) => {
  it('begins with three results, tells situation and work, and leads to the others (DRAW-1)', () => {
    renderStudy(name);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['Results', 'The situation', 'What we did']);
    for (const text of words[name].paragraphs) expect(screen.getByText(text)).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'More studies' }));
    expect(others.getAllByRole('link')).toHaveLength(3);
    expect(others.queryByRole('link', { name: pages[name].title })).toBeNull();
    expect(isSoundOutline(headingLevels())).toBe(true);
  });

  it('leads to how its customer is asked for as a reference', () => {
    renderStudy(name);
    expect(screen.getByRole('link', { name: references.ask })).toHaveAttribute(
      'href',
      `${paths.ourCustomers}#${references.id}`,
    );
  });

  it('says its results large, each with what it means', () => {
    renderStudy(name);
    const results = within(screen.getByRole('region', { name: 'Results' }));
    for (const { value, title, text } of caseStudies[name].figures) {
      expect(results.getByRole('heading', { level: 3, name: title })).toBeVisible();
      for (const said of [value, text]) expect(results.getByText(said)).toBeVisible();
    }
  });

  it('draws its architecture beside the parts, and says it in a sentence', () => {
    renderStudy(name);
    const { line, timeline } = caseStudies[name];
    for (const { title, picture, shows } of [line, ...(timeline ? [timeline] : [])]) {
      const drawn = within(screen.getByRole('region', { name: title })).getByRole('img', { name: shows });
      expect(drawn.querySelector('use')).toHaveAttribute('href', `${caseSprite}#${picture}`);
    }
  });
});

it('draws the three figures of the telecom study as charts that can be read aloud', () => {
  renderStudy('caseStudyTwo');
  const region = within(screen.getByRole('region', { name: 'Results' }));
  for (const value of ['−80%', '−75%', '99%']) expect(region.getByText(value)).toBeVisible();
  const charts = region.getAllByRole('img');
  expect(charts.map((chart) => chart.querySelector('title')?.textContent)).toEqual([
    expect.stringMatching(/time to notify.*80% shorter/),
    expect.stringMatching(/time to restore.*75% shorter/),
    expect.stringMatching(/change success.*99%/i),
  ]);
  const lengths = charts.map((chart) =>
    [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width'))),
  );
  expect(lengths.map(([before = 1, after = 0]) => after / before)).toEqual([0.2, 0.25, 0.99]);
});

it('names the five services of the pharmaceutical study and when its reminders go out', () => {
  renderStudy('caseStudyThree');
  expect(stopsUnder('One program becomes five services')).toEqual([
    'Messaging',
    'Payments',
    'Housekeeping',
    'Screener builder',
    'Screener',
  ]);
  expect(stopsUnder('Two reminders before the pre-screener')).toEqual([
    '24 hours before',
    '15 minutes before',
    'The pre-screener begins',
  ]);
});

it('draws services that work beside each other without an order, and what follows in time in its order', () => {
  const { container } = renderStudy('caseStudyThree');
  const lists = [...container.querySelectorAll('section :is(ol, ul):has(> li > h3 + p:last-child)')];
  const listOf = (title: string) => lists.find((list) => list.textContent.startsWith(title));
  expect(listOf('Messaging')?.tagName).toBe('UL');
  expect(listOf('24 hours before')?.tagName).toBe('OL');
});

it('tells the two further studies in three parts and marks both as samples', () => {
  render(
    <FurtherCasesPage name="caseStudiesInner" page={pages.caseStudiesInner} words={words.caseStudiesInner} />,
    { wrapper: MemoryRouter },
  );
  const studies = screen.getAllByRole('article');
  expect(studies).toHaveLength(2);
  furtherCases.forEach(({ id, title, situation, work, result }, at) => {
    const study = within(studies[at] as HTMLElement);
    expect(study.getByRole('heading', { level: 2, name: title })).toHaveAttribute('id', id);
    expect(study.getByText('Sample study')).toBeVisible();
    for (const text of [situation, work, result]) expect(study.getByText(text)).toBeVisible();
  });
  expect(isSoundOutline(headingLevels())).toBe(true);
});
