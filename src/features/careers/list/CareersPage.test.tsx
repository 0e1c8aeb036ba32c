import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeCareersServers, renderCareers } from '../../../../tests/support/renderCareers.tsx';
import { sampleOpening } from '../../../../tests/support/sampleApplication.ts';
import type { Answer } from '../../../../tests/support/careersServer.ts';
import type { OpeningDetail, OpeningSummary } from '../../../contract/schemas.ts';
import { logLines } from '../../../contract/texts.ts';

const LIST = 'GET /career.php';
const renderList = (...answers: Answer[]) => renderCareers('/careers', { [LIST]: answers });
const found = (openings: OpeningSummary[]) => ({ body: openings });

const summary: Partial<OpeningDetail> & OpeningSummary = { ...sampleOpening };
delete summary.requirements;

const expectLogLine = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(closeCareersServers);

it('shows three skeletons and says that it is loading until the openings arrive', async () => {
  let open: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => {
    open = resolve;
  });
  await renderList({ ...found([summary]), gate });
  expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  expect(screen.getByText('Loading the openings…')).toHaveAttribute('role', 'status');
  open();
  expect(await screen.findByText('1 opening')).toHaveAttribute('role', 'status');
  expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();
});

it('lists each opening with place, company, date and the beginning of its text', async () => {
  await renderList(found([summary, { ...summary, id: 6, job_title: 'Analyst' }]));
  expect(await screen.findByText('2 openings')).toBeVisible();
  const card = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(card.getByRole('link', { name: 'Network Engineer' })).toHaveAttribute('href', '/career-details/5');
  expect(card.getByText('London')).toBeVisible();
  expect(card.getByText('Quillmere IT Services')).toBeVisible();
  expect(card.getByText('Posted 2 November 2026')).toBeVisible();
  expect(card.getByText('You mend networks. Crimp cables Label cabinets')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Careers');
  expect(screen.getByRole('link', { name: 'Roles We Hire For' })).toHaveAttribute('href', '/career_post_one');
});

it('puts a sign before every fact of an opening', async () => {
  const whole = { employment_type: 'full-time', salary_range: '30,000 a year', closing_date: '2026-12-24' };
  await renderList(found([{ ...summary, ...whole }]));
  await screen.findByText('1 opening');
  const facts = within(screen.getByRole('article')).getAllByRole('listitem');
  expect(facts).toHaveLength(6);
  for (const fact of facts) expect(fact.querySelector('svg')).toBeInTheDocument();
});

it("leads to the job by a 'Read more' that names it", async () => {
  await renderList(found([summary]));
  const more = await screen.findByRole('link', { name: 'Read more about the opening Network Engineer' });
  expect(more).toHaveAttribute('href', '/career-details/5');
});

it('tells of a shift, of what is offered and of how hiring goes', async () => {
  await renderList(found([summary]));
  await screen.findByText('1 opening');
  const stepsOf = (title: string) => {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    return within(section as HTMLElement).getAllByRole('heading', { level: 3 }).length;
  };
  expect([stepsOf('A shift, hour by hour'), stepsOf('How hiring goes')]).toEqual([6, 5]);
  expect(screen.getByText(/answer within 10 days at each stage/)).toBeVisible();
  expect(screen.getByText('A laptop of your choice')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ask us what an opening does not say' })).toBeVisible();
});

it('draws which shifts each office has, the night in one of them alone', async () => {
  await renderList(found([summary]));
  const days = within(screen.getByRole('region', { name: 'What the days are like' }));
  const picture = days.getByRole('img', {
    name: 'Early and late shifts in Austin, London and Hyderabad; nights in Hyderabad alone.',
  });
  expect(picture.querySelector('use')).toHaveAttribute('href', '/images/rota.svg#rota');
});

it('says that there are no openings and how to apply all the same', async () => {
  await renderList(found([]));
  expect(await screen.findByText('No openings right now')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'careers@quillmere.example' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('says that loading failed, logs the specified line, and loads again on Retry', async () => {
  const log = expectLogLine();
  await renderList({ status: 403 }, found([summary]));
  expect(await screen.findByText('We could not load the openings')).toHaveAttribute('role', 'status');
  expect(log.mock.calls).toEqual([[logLines.fetchFailed]]);
  expect(screen.getByRole('link', { name: 'careers@quillmere.example' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 opening')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('reads an answer that is no list as a failure, not as an empty list', async () => {
  const log = expectLogLine();
  await renderList({ body: '<html>busy</html>' });
  expect(await screen.findByText('We could not load the openings')).toBeVisible();
  expect(log).toHaveBeenCalledWith('Network response was not ok');
});

it('shows the openings it was rendered with without a request', async () => {
  const { server } = await renderCareers('/careers', {}, { list: { openings: [summary], total: 1 } });
  expect(screen.getByText('1 opening')).toBeVisible();
  expect(server.seen(LIST)).toHaveLength(0);
});

it('searches the list of another host by itself', async () => {
  const script = { 'GET /career.php': { body: [summary, { ...summary, id: '6', job_title: 'Analyst' }] } };
  await renderCareers('/careers?q=anal', script, {}, { isForeign: true });
  expect(await screen.findByText('1 of 2 openings')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
