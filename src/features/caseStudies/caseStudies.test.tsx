import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { COUNTS } from '../../contract/constants.ts';
import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import type { CaseStudyName } from '../../content/caseStudies/caseStudy.ts';
import { caseSummaries } from '../../content/caseStudies/caseSummaries.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../content/paths.ts';
import { pageTexts } from '../../content/pageTexts/cases.ts';
import { CaseStudiesPage } from './CaseStudiesPage.tsx';
import { CaseStudyPage } from './CaseStudyPage.tsx';

const renderStudy = (name: CaseStudyName) =>
  render(<CaseStudyPage name={name} page={pages[name]} texts={pageTexts[name]} />, { wrapper: MemoryRouter });

describe('the case studies page', () => {
  let visit: ReturnType<typeof renderWithStore>;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    visit = renderWithStore(
      <CaseStudiesPage
        name="aboutCaseStudies"
        page={pages.aboutCaseStudies}
        texts={pageTexts.aboutCaseStudies}
      />,
    );
  });

  it('has three numbered tabs with a picture, the first one selected', () => {
    const tabs = screen.getAllByRole('tab');
    expect(tabs).toHaveLength(COUNTS.caseStudies);
    expect(tabs.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['1 ', '2 ', '3 ']);
    for (const tab of tabs) expect(tab.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    expect(isValidOutline(headingLevels())).toBe(true);
  });

  it("summarises each study, with a 'Read more' link that names it", async () => {
    for (const { page, title, text } of caseSummaries) {
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(pages[page].title) }));
      const panel = within(screen.getByRole('tabpanel', { name: new RegExp(pages[page].title) }));
      expect(panel.getByText(text)).toBeVisible();
      const results = within(panel.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
      expect(results.map(({ textContent }) => textContent)).toEqual(
        caseStudies[page].results.map((result) => [result.value, result.title].filter(Boolean).join(' ')),
      );
      const readMoreLink = panel.getByRole('link', { name: `Read more about: ${title}` });
      expect(readMoreLink).toHaveAttribute('href', paths[page]);
    }
    expect(visit.actions()).toEqual([
      ['tabs/tabSelected', 2],
      ['tabs/tabSelected', 3],
    ]);
  });
});

it('shows the three figures of the telecom study, each as a chart with a text alternative', () => {
  renderStudy('caseStudyTwo');
  const region = within(screen.getByRole('region', { name: 'Results' }));
  for (const value of ['−80%', '−75%', '99%']) expect(region.getByText(value)).toBeVisible();
  const charts = region.getAllByRole('img');
  expect(charts.map((chart) => chart.querySelector('title')?.textContent)).toEqual([
    expect.stringMatching(/time to notify.*80% shorter/),
    expect.stringMatching(/time to restore.*75% shorter/),
    expect.stringMatching(/planned changes, 99% work/),
  ]);
  const lengths = charts.map((chart) =>
    [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width'))),
  );
  expect(lengths.map(([before = 1, after = 0]) => after / before)).toEqual([0.2, 0.25, 0.99]);
});
