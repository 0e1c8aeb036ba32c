import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { site } from '../../../content/site.ts';
import { attemptFailed, attemptMade } from '../../../store/deliverySlice.ts';
import { makeStore } from '../../../store/store.ts';
import { SendingStatus } from './SendingStatus.tsx';
import type { Phase } from './useSendApplication.ts';

const show = (phase: Phase) => {
  const store = makeStore();
  store.dispatch(attemptMade('a'));
  render(
    <Provider store={store}>
      <SendingStatus phase={phase} wasCancelled={false} onCancel={() => undefined} />
    </Provider>,
  );
  return (isUnanswered: boolean) =>
    act(() => {
      store.dispatch(attemptFailed({ submission: 'a', until: Date.now() + 30_000, isUnanswered }));
      store.dispatch(attemptMade('a'));
    });
};

it('says that no answer came, how long it goes on, how to stop, and whom to call or write to', () => {
  const failAttempt = show('sending');
  const wayOut = screen.getByRole('button', { name: 'Stop waiting' });
  wayOut.focus();
  failAttempt(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No answer within 30 seconds. Checking whether it arrived…',
  );
  expect(screen.getByText(/for up to (29|30) seconds more/)).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('link', { name: site.careersEmail })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop trying' })).toHaveFocus();
});

it('does not speak of half a minute where the connection broke', () => {
  const failAttempt = show('uploading');
  failAttempt(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The connection broke\. Uploading your resume again…$/,
  );
  expect(screen.getByRole('button', { name: 'Stop trying' })).toBeVisible();
});
