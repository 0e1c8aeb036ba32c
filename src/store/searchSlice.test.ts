import { queryChanged, searchSubmitted, selectHasNoResults } from './searchSlice.ts';
import { makeStore } from './store.ts';
import { groupToggled, menuToggled, overlayDismissed, pageSelected, searchToggled } from './uiSlice.ts';

const cleared = { query: '', submitted: '', status: 'idle', results: [], requestId: null };

const storeAfterSearch = async (query: string) => {
  const store = makeStore();
  store.dispatch(queryChanged(query));
  await store.dispatch(searchSubmitted(query));
  return store;
};

it("stores the results, without the 'no results' flag", async () => {
  const { getState } = await storeAfterSearch('network audit');
  expect(getState().search).toMatchObject({ query: 'network audit', status: 'found' });
  expect(getState().search.results).toContainEqual({
    title: 'Network Audit',
    url: '/network_audit',
    shorttitle: expect.any(String) as string,
  });
  expect(selectHasNoResults(getState())).toBe(false);
});

it.each(['zeppelin', 'VPN', '   '])('sets the flag, and clears the results, for "%s"', async (query) => {
  const store = await storeAfterSearch('network audit');
  await store.dispatch(searchSubmitted(query));
  expect(store.getState().search).toMatchObject({ status: 'noResults', results: [] });
  expect(selectHasNoResults(store.getState())).toBe(true);
});

it('ignores the results of an earlier query, and any that arrive after the popup was closed', async () => {
  const store = makeStore();
  const earlier = store.dispatch(searchSubmitted('network audit'));
  const latest = store.dispatch(searchSubmitted('zeppelin'));
  await Promise.all([earlier, latest]);
  expect(store.getState().search).toMatchObject({ submitted: 'zeppelin', status: 'noResults' });
  const late = store.dispatch(searchSubmitted('network audit'));
  store.dispatch(overlayDismissed());
  await late;
  expect(store.getState().search).toEqual(cleared);
});

it.each([menuToggled(), searchToggled(), groupToggled('Learn'), overlayDismissed(), pageSelected('search')])(
  'clears the search on $type',
  async (action) => {
    const store = await storeAfterSearch('network audit');
    store.dispatch(action);
    expect(store.getState().search).toEqual(cleared);
  },
);
