import {
  contactFormLeft,
  messageDiscarded,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectSubmission,
  sendingCancelled,
} from './contactSlice.ts';
import { makeStore } from './store.ts';

const open = () => {
  const store = makeStore();
  return { store, now: () => selectSubmission(store.getState()) };
};

it.each([
  ['success', messageSent],
  ['error', messageFailed],
  ['none', sendingCancelled],
])('reports the outcome %s', (submission, ended) => {
  const { store, now } = open();
  expect(now()).toBe('none');
  store.dispatch(messageSubmitted());
  expect(now()).toBe('sending');
  store.dispatch(ended());
  expect(now()).toBe(submission);
});

it.each([messageDiscarded(), contactFormLeft()])('resets the outcome on $type', (action) => {
  const { store, now } = open();
  store.dispatch(messageFailed());
  store.dispatch(action);
  expect(now()).toBe('none');
});
