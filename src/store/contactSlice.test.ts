import {
  contactFormLeft,
  messageDiscarded,
  messageFailed,
  messageSent,
  messageSubmitted,
  selectContact,
  sendingCancelled,
} from './contactSlice.ts';
import { makeStore } from './store.ts';

const open = () => {
  const store = makeStore();
  return { store, now: () => selectContact(store.getState()) };
};
const none = { submitted: false, error: false, success: false };

it.each([
  ['success', messageSent(), { submitted: true, error: false, success: true }],
  ['error', messageFailed(['message']), { submitted: true, error: true, success: false }],
  ['none', sendingCancelled(), none],
])('reports the outcome %s', (_, ended, flags) => {
  const { store, now } = open();
  expect(now()).toEqual(none);
  store.dispatch(messageSubmitted());
  expect(now()).toEqual({ ...none, submitted: true });
  store.dispatch(ended);
  expect(now()).toEqual(flags);
});

it.each([messageDiscarded(), contactFormLeft()])('resets the outcome on $type', (action) => {
  const { store, now } = open();
  store.dispatch(messageFailed([]));
  store.dispatch(action);
  expect(now()).toEqual(none);
});
