import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeCareersServers, renderCareers } from '../../../../tests/support/renderCareers.tsx';
import { sampleOpening } from '../../../../tests/support/sampleApplication.ts';
import type { ScriptedResponse } from '../../../../tests/support/careersServer.ts';
import { makeGate } from '../../../../tests/support/gate.ts';
import type { OpeningDetail, OpeningSummary } from '../../../contract/schemas.ts';
import { logLines } from '../../../contract/texts.ts';
import { site } from '../../../content/site.ts';

const LIST = 'GET /career.php';
const renderList = (...responses: ScriptedResponse[]) => renderCareers('/careers', { [LIST]: responses });
const toResponse = (openings: OpeningSummary[]) => ({ body: openings });

const summary: Partial<OpeningDetail> & OpeningSummary = { ...sampleOpening };
delete summary.requirements;

const mockConsoleError = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(closeCareersServers);

it('shows three placeholders and says that it is loading until the openings arrive', async () => {
  const { gate, open } = makeGate();
  await renderList({ ...toResponse([summary]), gate });
  expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  expect(screen.getByText('Loading the openings…')).toHaveAttribute('role', 'status');
  open();
  expect(await screen.findByText('1 opening')).toHaveAttribute('role', 'status');
  expect(screen.queryByTestId('skeleton')).not.toBeInTheDocument();
});

it('lists each opening with location, pay, date and the beginning of its text, and names a company other than ours', async () => {
  const pay = '£40,000 a year';
  const other = { ...summary, id: 6, job_title: 'Analyst', company_name: 'Another Company' };
  await renderList(toResponse([{ ...summary, salary_range: pay }, other]));
  expect(await screen.findByText('2 openings')).toBeVisible();
  const [card, second] = screen.getAllByRole('article').map((article) => within(article));
  if (!card || !second) throw new Error('two cards were expected');
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Read more about the opening Network Engineer',
  ]);
  expect(card.getByText('London')).toBeVisible();
  expect(card.getByText(pay)).toBeVisible();
  expect(card.queryByText(site.fullName)).toBeNull();
  expect(second.getByText('Another Company')).toBeVisible();
  expect(card.getByText(/^Posted 2 November 20\d\d$/)).toBeVisible();
  expect(card.getByText('You mend networks. Crimp cables Label cabinets')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Careers');
  expect(screen.getByRole('link', { name: 'Roles We Hire For' })).toHaveAttribute('href', '/career_post_one');
});

it('names the places, remote work, pay and the time until an answer before the list', async () => {
  const remote = { ...summary, id: 6, location: 'Remote (Ireland)', workplace: 'remote' };
  const austin = {
    ...summary,
    id: 7,
    location: 'Austin, Texas, United States; London',
    salary_range: '£1 a day',
  };
  await renderList(toResponse([summary, remote, austin]));
  expect(await screen.findByText('London and Austin')).toBeVisible();
  expect(screen.getByText('Some openings are entirely remote')).toBeVisible();
  expect(screen.getByText('Pay stated in 1 of 3 openings')).toBeVisible();
  expect(screen.getByText('An answer within 10 days')).toBeVisible();
});

it.each([
  [['on site', 'hybrid'], 'Some openings are hybrid'],
  [['on site', 'on site'], 'All openings are on site'],
])('names the workplaces %s before the list', async (workplaces, sentence) => {
  await renderList(toResponse(workplaces.map((workplace, id) => ({ ...summary, id: id + 1, workplace }))));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('says about a long list what is known of its newest openings', async () => {
  const paid = { ...summary, salary_range: '£1 a day' };
  const headers = { 'X-Total-Count': '243' };
  await renderList({ ...toResponse([paid, { ...summary, id: 6, workplace: 'remote' }]), headers });
  expect(await screen.findByText('Pay stated in 1 of the 2 newest openings')).toBeVisible();
  expect(screen.getByText('Some openings are entirely remote')).toBeVisible();
});

it("has a 'Read more' link to each job, which names it", async () => {
  await renderList(toResponse([summary]));
  const more = await screen.findByRole('link', { name: 'Read more about the opening Network Engineer' });
  expect(more).toHaveAttribute('href', '/career-details/5');
});

it('says that there are no openings and how to apply anyway', async () => {
  await renderList(toResponse([]));
  expect(await screen.findByText('No openings right now')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: site.careersEmail })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('says that loading failed, logs the specified line, and loads again on Retry', async () => {
  const log = mockConsoleError();
  await renderList({ status: 403 }, toResponse([summary]));
  expect(await screen.findByText('We could not load the openings')).toHaveAttribute('role', 'status');
  expect(log.mock.calls).toEqual([[logLines.fetchFailed]]);
  expect(screen.getByRole('link', { name: site.careersEmail })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 opening')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('treats a response that is not a list as a failure, not as an empty list', async () => {
  const log = mockConsoleError();
  await renderList({ body: '<html>busy</html>' });
  expect(await screen.findByText('We could not load the openings')).toBeVisible();
  expect(log).toHaveBeenCalledWith('Network response was not ok');
});

it("searches another host's list in the browser", async () => {
  const script = { 'GET /career.php': { body: [summary, { ...summary, id: '6', job_title: 'Analyst' }] } };
  await renderCareers('/careers?q=anal', script, {}, { isExternal: true });
  expect(await screen.findByText('1 of 2 openings')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
