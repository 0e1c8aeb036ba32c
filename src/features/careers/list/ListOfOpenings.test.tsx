import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeCareersServers, renderCareers } from '../../../../tests/support/renderCareers.tsx';
import { sampleOpening } from '../../../../tests/support/sampleApplication.ts';
import type { OpeningSummary } from '../../../contract/schemas.ts';

const makeOpenings = (count: number): OpeningSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...sampleOpening,
    id: index + 1,
    job_title: `Engineer ${index + 1}`,
    location: index % 2 === 0 ? 'London' : 'Remote (Ireland, Germany)',
    place_names: index % 2 === 0 ? ['London'] : ['Ireland', 'Germany'],
    employment_type: index % 3 === 0 ? 'contract' : 'full-time',
    salary_range: '£40,000',
    closing_date: '2030-01-31',
  }));

/** Renders the list at a URL with initial data, without a request. */
const renderList = (openings: OpeningSummary[], listQuery = '') =>
  renderCareers(
    listQuery === '' ? '/careers' : `/careers?${listQuery}`,
    {},
    {
      list: { openings, total: openings.length },
    },
  );
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const statusText = () => document.querySelector('[data-list-count]')?.textContent;
const openFilter = (name: string) => userEvent.click(screen.getByText(name, { selector: 'summary' }));

afterEach(closeCareersServers);

it('links to job alerts with the same filters if email is configured', async () => {
  const list = { openings: makeOpenings(7), total: 7 };
  const { unmount } = await renderCareers(
    '/careers?location=London',
    {},
    { list: { ...list, hasAlerts: true } },
  );
  const link = screen.getByRole('link', { name: 'Get new openings by email' });
  expect(link).toHaveAttribute('href', '/job_alerts?location=London');
  unmount();
  await renderCareers('/careers?location=London', {}, { list });
  expect(statusText()).toBe('4 of 7 openings');
  expect(screen.queryByRole('link', { name: 'Get new openings by email' })).not.toBeInTheDocument();
});

it('offers each value with its count, and an opening for several countries under each of them', async () => {
  await renderList(makeOpenings(7));
  await openFilter('Location');
  const location = within(screen.getByRole('group', { name: 'Location' }));
  expect(location.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toEqual([
    'London (4)',
    'Germany (3)',
    'Ireland (3)',
  ]);
  expect(screen.queryByText('Department', { selector: 'summary' })).not.toBeInTheDocument();
});

it('filters the list in place, announces it, and removes a filter again', async () => {
  await renderList(makeOpenings(7));
  await openFilter('Location');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Germany (3)' }));
  expect(await screen.findByText('3 of 7 openings')).toHaveAttribute('role', 'status');
  await openFilter('Employment');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Contract (1)' }));
  expect(await screen.findByText('1 of 7 openings')).toBeVisible();
  const activeFilters = within(screen.getByRole('list', { name: 'What the list is narrowed to' }));
  expect(activeFilters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Remove Germany',
    'Remove Contract',
    'Clear all',
  ]);
  await userEvent.click(activeFilters.getByRole('link', { name: 'Remove Contract' }));
  expect(await screen.findByText('3 of 7 openings')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Openings found' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(await screen.findByText('7 openings')).toBeVisible();
  expect(titles()).toHaveLength(7);
});

it('searches for words, and repeats them if nothing is found', async () => {
  await renderList(makeOpenings(7));
  const field = screen.getByRole('textbox', { name: 'Search by word' });
  await userEvent.type(field, 'zebra{Enter}');
  expect(await screen.findByText('No opening matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove “zebra”' })).toHaveAttribute('href', '/careers');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'engineer 7{Enter}');
  expect(await screen.findByText('1 of 7 openings')).toBeVisible();
  expect(titles()).toEqual(['Engineer 7']);
});

it('shows twenty at a time with links to the other pages', async () => {
  await renderList(makeOpenings(45), 'page=2');
  expect(statusText()).toBe('45 openings, page 2 of 3');
  const pager = within(screen.getByRole('navigation', { name: 'Pages of openings' }));
  expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/careers#openings');
  expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  expect(pager.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/careers?page=3#openings');
  expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(pager.getByRole('link', { name: 'Page 1' }));
  expect(await screen.findByText('45 openings, page 1 of 3')).toBeVisible();
});

it('lists the ignored values of the URL, as text', async () => {
  await renderList(makeOpenings(7), 'location=%3Cb%3EAtlantis&order=up&page=99');
  expect(screen.getByText(/We ignored part of this link:/)).toHaveTextContent(
    'We ignored part of this link: Location “<b>Atlantis”, Order “up”, Page “99”.',
  );
  expect(statusText()).toBe('7 openings');
});

it('closes an open filter on Esc and returns the focus', async () => {
  await renderList(makeOpenings(7));
  await openFilter('Location');
  const panel = screen.getByText('Location', { selector: 'summary' }).closest('details');
  expect(panel).toHaveAttribute('open');
  screen.getByRole('checkbox', { name: 'London (4)' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toHaveAttribute('open');
  expect(screen.getByText('Location', { selector: 'summary' })).toHaveFocus();
});

it("shows the server's results if the list is too long to be sent in full", async () => {
  const [first, ...others] = makeOpenings(21);
  const pageResponse = { headers: { 'x-total-count': '250' }, body: [first, ...others.slice(0, 19)] };
  const { server } = await renderCareers('/careers', {
    'GET /career.php': pageResponse,
    'GET /career.php?limit=20': pageResponse,
    'GET /career.php?limit=20&offset=20': { headers: { 'x-total-count': '250' }, body: others.slice(19) },
    'GET /career.php?location=London&limit=20': { headers: { 'x-total-count': '1' }, body: [first] },
  });
  expect(await screen.findByText('250 openings, page 1 of 13')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('250 openings, page 2 of 13')).toBeVisible();
  expect(titles()).toEqual(['Engineer 21']);
  await openFilter('Location');
  await userEvent.click(screen.getByRole('checkbox', { name: 'London' }));
  expect(await screen.findByText('1 of 250 openings')).toBeVisible();
  expect(server.requestsTo('GET /career.php')).toHaveLength(1);
});
