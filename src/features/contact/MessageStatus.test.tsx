import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { site } from '../../content/site.ts';
import { attemptFailed, attemptMade } from '../../store/deliverySlice.ts';
import { makeStore } from '../../store/store.ts';
import { MessageStatus } from './MessageStatus.tsx';

const failAttempt = (isUnanswered: boolean) => {
  const store = makeStore();
  store.dispatch(attemptMade('a'));
  render(
    <Provider store={store}>
      <MessageStatus isSending wasCancelled={false} onCancel={() => undefined} />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sending your message…');
  act(() => {
    store.dispatch(attemptFailed({ submission: 'a', until: Date.now() + 30_000, isUnanswered }));
    store.dispatch(attemptMade('a'));
  });
};

it('says after 30 seconds that no answer came, how long it goes on, how to stop, and whom to ask', () => {
  failAttempt(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No answer within 30 seconds. Checking whether it arrived…',
  );
  expect(screen.getByText(/for up to (29|30) seconds more/)).toBeVisible();
  expect(screen.getByRole('link', { name: site.phone })).toBeVisible();
  expect(screen.getByRole('link', { name: site.email })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop trying' })).toBeVisible();
});

it('does not speak of half a minute where the connection broke', () => {
  failAttempt(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Checking whether it arrived…$/);
  expect(screen.getByRole('button', { name: 'Stop trying' })).toBeVisible();
});
