import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openForm } from '../../../tests/support/applicant.ts';
import { emptyDevice } from '../../../tests/support/deviceStore.ts';
import { closeCareersServers } from '../../../tests/support/renderCareers.tsx';
import { sampleReceipt } from '../../../tests/support/sampleApplication.ts';
import { hearSent, tellSent } from './sentNews.ts';

const { reference } = sampleReceipt;
const SENT = 'You have sent an application for this job.';

afterEach(async () => {
  await closeCareersServers();
  await emptyDevice();
});

it('tells a tab that lies open what another one sent, and leaves what was typed there', async () => {
  await openForm();
  await userEvent.type(field(/^Name/), 'Zé');
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  const otherTab = new BroadcastChannel('applications-sent');
  otherTab.postMessage({ jobId: 6, reference: 'OTHER' });
  otherTab.postMessage({ jobId: 5, reference });
  otherTab.close();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByText(SENT).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'See its confirmation' })).toHaveAttribute(
    'href',
    `/applications/${reference}`,
  );
  expect(field(/^Name/)).toHaveValue('Zé');
});

it('still knows it after a reload of the tab', async () => {
  const { unmount } = await openForm();
  tellSent({ jobId: 5, reference });
  unmount();
  await openForm();
  expect(await screen.findByRole('link', { name: 'See its confirmation' })).toBeVisible();
});

it('does without where the browser forbids tabs to know anything', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const stop = hearSent(() => undefined);
  expect(() => tellSent({ jobId: 5, reference })).not.toThrow();
  expect(stop).not.toThrow();
});
