import { jest } from '@jest/globals';
import { goOffline, goOnline } from '../../tests/support/connection.ts';
import { submitWithRetries, type Attempted } from './submitWithRetries.ts';
import { deliverySlice, selectDelivery } from './deliverySlice.ts';
import { makeStore } from './store.ts';

type Turn = Attempted | ((giveUp: () => void) => Attempted);

const setUp = (turns: Turn[], { isRepeatable = true } = {}) => {
  const store = makeStore();
  store.inject(deliverySlice);
  const ways: unknown[] = [];
  const troubles: unknown[] = [];
  store.subscribe(() => {
    const delivery = selectDelivery(store.getState());
    ways.push(delivery ? `${delivery.state} ${delivery.attempts}` : 'ended');
    if (delivery?.state === 'pausing') troubles.push(delivery.trouble);
  });
  const giving = new AbortController();
  const giveUp = () => giving.abort();
  const attempt = jest.fn<(timeoutMs: number) => Promise<Attempted>>(async () => {
    const turn = turns.shift() ?? { status: 200 };
    return typeof turn === 'function' ? turn(giveUp) : turn;
  });
  const extra = { pause: async () => undefined };
  const delivered = submitWithRetries(
    { submission: 'a', attempt, isRepeatable },
    { dispatch: store.dispatch, extra, signal: giving.signal },
  );
  return { delivered, attempt, ways, troubles, giveUp };
};

it('makes one attempt where that is taken', async () => {
  const { delivered, ways } = setUp([{ status: 200 }]);
  expect(await delivered).toEqual({ status: 200, hasLostAnswer: false, isKeyTaken: false });
  expect(ways).toEqual(['travelling 1', 'ended']);
});

it('tells each turn of a delivery that has to be repeated, and that an answer was lost', async () => {
  const { delivered, ways } = setUp([{ status: 'FETCH_ERROR' }, { status: 503 }, { status: 429 }]);
  expect(await delivered).toEqual({ status: 429, hasLostAnswer: true, isKeyTaken: false });
  expect(ways).toEqual(['travelling 1', 'pausing 1', 'travelling 2', 'pausing 2', 'travelling 3', 'ended']);
});

it.each([true, false])('tells that a key is taken where one was sent (%s)', async (isRepeatable) => {
  const { delivered } = setUp([{ status: 422 }], { isRepeatable });
  expect(await delivered).toMatchObject({ isKeyTaken: isRepeatable });
});

it('tells after half a minute that no answer came, until when it goes on, and ends then', async () => {
  const begun = 1_000_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(begun);
  const after = (seconds: number) => () => {
    clock.mockReturnValue(begun + seconds * 1000);
    return { status: 'TIMEOUT_ERROR' } as const;
  };
  const { delivered, attempt, troubles } = setUp([after(30), after(60)]);
  expect(await delivered).toEqual({ status: 'TIMEOUT_ERROR', hasLostAnswer: true, isKeyTaken: false });
  expect(troubles).toEqual([{ until: begun + 60_000, isUnanswered: true }]);
  const [first, second] = attempt.mock.calls.flat();
  expect(first).toBe(30_000);
  // The rest of the minute, less the pause before it.
  expect(second).toBeGreaterThan(28_000);
  expect(second).toBeLessThanOrEqual(29_000);
});

it('makes one attempt only where a second could double', async () => {
  const { delivered, attempt } = setUp([{ status: 503 }], { isRepeatable: false });
  expect(await delivered).toMatchObject({ status: 503 });
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('waits while the browser is offline, and begins when it is back', async () => {
  goOffline();
  const { delivered, attempt, ways } = setUp([]);
  await Promise.resolve();
  expect(attempt).not.toHaveBeenCalled();
  goOnline();
  expect(await delivered).toMatchObject({ status: 200 });
  expect(ways).toEqual(['offline 0', 'travelling 1', 'ended']);
});

it('waits for the connection also when it goes between two attempts, however long it has taken', async () => {
  const loseConnection = () => {
    goOffline();
    setTimeout(goOnline, 20);
    return { status: 0, retryAfter: 3600 };
  };
  const { delivered, ways } = setUp([loseConnection]);
  expect(await delivered).toEqual({ status: 200, hasLostAnswer: true, isKeyTaken: false });
  expect(ways).toEqual(['travelling 1', 'pausing 1', 'offline 1', 'travelling 2', 'ended']);
});

it('can be given up while it waits for the connection', async () => {
  goOffline();
  const { delivered, attempt, giveUp, ways } = setUp([]);
  giveUp();
  expect(await delivered).toBeNull();
  expect(attempt).not.toHaveBeenCalled();
  expect(ways).toEqual(['offline 0', 'ended']);
});

it('can be given up between two attempts', async () => {
  const { delivered, attempt } = setUp([
    (giveUp) => {
      giveUp();
      return { status: 503 };
    },
  ]);
  expect(await delivered).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(1);
});
