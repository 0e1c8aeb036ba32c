import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { startCareersServer, type Answer } from '../../tests/support/careersServer.ts';
import { makeGate } from '../../tests/support/gate.ts';
import { sampleOpening } from '../../tests/support/sampleApplication.ts';
import type { OpeningAnswer } from './careersAnswers.ts';
import { lateCareers, type CareersCalls } from './lateCareers.ts';
import { makeStore } from './store.ts';
import { useLiveCall } from './useLiveCall.ts';

const ID = 5;
const CALL = 'GET /careerdetail.php/5';
const SEEDED: OpeningAnswer = { kind: 'open', opening: { ...sampleOpening, id: ID, job_title: 'As drawn' } };
const callOf = ({ opening }: CareersCalls) => opening;

const Title = ({ seeded }: { seeded: OpeningAnswer | undefined }) => {
  const { currentData, isFetching } = useLiveCall({ callOf, arg: ID, seeded });
  const title = currentData?.kind === 'open' ? currentData.opening.job_title : currentData?.kind;
  return <p>{title ?? (isFetching ? 'Waiting' : 'Failed')}</p>;
};

interface Circumstances {
  seeded?: OpeningAnswer;
  answers?: readonly Answer[];
  isAskedAhead?: boolean;
}

const draw = async ({
  seeded,
  answers = [{ body: sampleOpening }],
  isAskedAhead = false,
}: Circumstances = {}) => {
  const server = await startCareersServer({ [CALL]: answers });
  const store = makeStore({ origin: server.url });
  if (isAskedAhead) await (await lateCareers.load()).askAheadForOpening(store, { jobId: ID });
  const drawn = render(
    <Provider store={store}>
      <Title seeded={seeded} />
    </Provider>,
  );
  return {
    asked: () => server.seen(CALL).length,
    close: async () => {
      drawn.unmount();
      await server.close();
    },
  };
};

// In this order: once its code is there it stays.
it('shows what the document was drawn from without its code, and asks anew when the device is back online (FAST-13)', async () => {
  const { asked, close } = await draw({ seeded: SEEDED });
  expect(screen.getByText('As drawn')).toBeVisible();
  expect(lateCareers.ready()).toBeUndefined();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByText(sampleOpening.job_title)).toBeVisible());
  expect(asked()).toBe(1);
  await close();
});

it('asks for nothing that the document was drawn from when its code comes (FAST-13)', async () => {
  const { asked, close } = await draw({ seeded: SEEDED });
  await act(() => lateCareers.load());
  expect(screen.getByText('As drawn')).toBeVisible();
  expect(asked()).toBe(0);
  await close();
});

it('fetches its code at once for what the document was not drawn from', async () => {
  const { asked, close } = await draw();
  expect(screen.getByText('Waiting')).toBeVisible();
  await waitFor(() => expect(screen.getByText(sampleOpening.job_title)).toBeVisible());
  expect(asked()).toBe(1);
  await close();
});

it('asks again what failed when it was asked ahead, and tells of a failure only after that (FAST-13)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { gate, open } = makeGate();
  const answers = [{ status: 403 }, { status: 403, gate }];
  const { asked, close } = await draw({ answers, isAskedAhead: true });
  expect(screen.getByText('Waiting')).toBeVisible();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getByText('Waiting')).toBeVisible();
  open();
  await waitFor(() => expect(screen.getByText('Failed')).toBeVisible());
  expect(log).toHaveBeenCalledTimes(2);
  await close();
});
