import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type CareersServer, startCareersServer } from '../../../tests/support/careersServer.ts';
import { useCareerDetailQuery } from '../../store/careersApi.ts';
import { prefetchOpening } from '../../store/prefetch.ts';
import { makeStore } from '../../store/store.ts';
import { useHasFailed } from './useHasFailed.ts';

let server: CareersServer;
afterEach(() => server.close());

const refused = { status: 403, body: { error: 'no' } };
const found = { body: { id: 1, job_title: 'Analyst', company_name: 'C', location: 'L', description: 'D' } };

/** Opens the page of an opening whose prefetch has failed; returns whether each render shows a failure. */
const openAfterFailedPrefetch = async (answer: typeof refused | typeof found) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startCareersServer({ 'GET /careerdetail.php/1': [refused, answer] });
  const store = makeStore({ origin: server.url });
  prefetchOpening(store, 1);
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"rejected"'));
  const renders: boolean[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const useOpening = () => {
    const query = useCareerDetailQuery(1);
    renders.push(useHasFailed(query));
    return query;
  };
  const { result } = renderHook(useOpening, { wrapper });
  await waitFor(() => expect(server.requestsTo('GET /careerdetail.php/1')).toHaveLength(2));
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  return renders;
};

it('shows no failure while the request of a failed prefetch is repeated', async () => {
  const renders = await openAfterFailedPrefetch(found);
  expect(renders.length).toBeGreaterThan(1);
  expect(renders).not.toContain(true);
});

it('shows the failure once the repeated request has failed, too', async () => {
  expect((await openAfterFailedPrefetch(refused)).at(-1)).toBe(true);
});
