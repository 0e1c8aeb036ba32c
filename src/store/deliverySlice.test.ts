import {
  attemptFailed,
  attemptMade,
  connectionMissed,
  deliveryEnded,
  deliverySlice,
  selectDelivery,
} from './deliverySlice.ts';
import { makeStore } from './store.ts';

const trouble = { until: 60_000, isUnanswered: true };
const failed = (submission: string) => attemptFailed({ submission, ...trouble });

const after = (...actions: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][]) => {
  const store = makeStore();
  store.inject(deliverySlice);
  for (const action of actions) store.dispatch(action);
  return selectDelivery(store.getState());
};

it('knows of no delivery before its part has arrived, nor before one begins', () => {
  expect(selectDelivery(makeStore().getState())).toBeNull();
  expect(after()).toBeNull();
});

it('counts attempts, and keeps the count over pauses and gaps of the connection', () => {
  expect(after(connectionMissed('a'))).toEqual({ submission: 'a', attempts: 0, state: 'offline' });
  const lost = [connectionMissed('a'), attemptMade('a'), failed('a')];
  expect(after(...lost)).toEqual({ submission: 'a', attempts: 1, state: 'pausing', trouble });
  expect(after(...lost, connectionMissed('a'))).toEqual({ submission: 'a', attempts: 1, state: 'offline' });
  expect(after(...lost, attemptMade('a'))).toEqual({
    submission: 'a',
    attempts: 2,
    state: 'travelling',
    trouble,
  });
});

it('ends, and begins anew with the next submission', () => {
  expect(after(attemptMade('a'), deliveryEnded('a'))).toBeNull();
  expect(after(attemptMade('a'), attemptMade('b'))).toMatchObject({ submission: 'b', attempts: 1 });
  expect(after(attemptMade('b'), deliveryEnded('a'))).toMatchObject({ submission: 'b' });
});
