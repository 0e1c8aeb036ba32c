import axe from 'axe-core';
import { screen } from '@testing-library/react';
import { fillIn, renderJobForm, pressSend } from '../../../tests/support/renderJobForm.ts';
import { goOffline, goOnline } from '../../../tests/support/connection.ts';
import { closeCareersServers, renderCareers } from '../../../tests/support/renderCareers.tsx';
import { sampleOpening, sampleReceipt } from '../../../tests/support/sampleApplication.ts';

/** Colours and sizes need a real browser. Names, roles and structure do not. */
const violations = async () => {
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

afterEach(closeCareersServers);

it('has no accessibility violation in the list of openings', async () => {
  await renderCareers('/careers', {}, { list: { openings: [sampleOpening], total: 1 } });
  expect(await violations()).toEqual([]);
});

it('has no accessibility violation on the page of a job, before and after a failed attempt', async () => {
  await renderJobForm();
  expect(await violations()).toEqual([]);
  await pressSend();
  expect(screen.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('has no accessibility violation while an application waits for the connection, and after the job has closed', async () => {
  const list = { body: [sampleOpening, { ...sampleOpening, id: 6 }] };
  await renderJobForm({ upload: { status: 410, body: { error: 'Closed', closed: true } }, list });
  await fillIn();
  goOffline();
  expect(await violations()).toEqual([]);
  await pressSend();
  await screen.findByRole('button', { name: 'Cancel' });
  expect(await violations()).toEqual([]);
  goOnline();
  await screen.findByRole('heading', { name: 'This job has just closed.' });
  await screen.findByRole('heading', { name: 'Other openings' });
  expect(await violations()).toEqual([]);
});

it('has no accessibility violation on the confirmation', async () => {
  await renderCareers(`/applications/${sampleReceipt.reference}`, {}, { receipt: sampleReceipt });
  expect(screen.getByText(sampleReceipt.reference)).toBeVisible();
  expect(await violations()).toEqual([]);
});
