import {
  queryChanged,
  searchAnswered,
  selectHasNoResults,
  selectQuery,
  selectResults,
} from './searchSlice.ts';
import { makeStore } from './store.ts';
import { menuToggled, overlayDismissed, pageChosen, searchToggled } from './uiSlice.ts';

const result = { title: 'Network Audit', url: '/network_audit', shorttitle: 'Know what you have' };

const read = (store: ReturnType<typeof makeStore>) => {
  const state = store.getState();
  return {
    query: selectQuery(state),
    results: selectResults(state),
    hasNoResults: selectHasNoResults(state),
  };
};

const searchedStore = () => {
  const store = makeStore();
  store.dispatch(queryChanged('audit'));
  store.dispatch(searchAnswered([result]));
  return store;
};

it('holds query and results, and raises no flag when something was found', () => {
  expect(read(searchedStore())).toEqual({ query: 'audit', results: [result], hasNoResults: false });
});

it('raises the flag and empties the results when nothing was found', () => {
  const store = searchedStore();
  store.dispatch(searchAnswered([]));
  expect(read(store)).toEqual({ query: 'audit', results: [], hasNoResults: true });
});

it.each([menuToggled(), searchToggled(), overlayDismissed(), pageChosen()])(
  'forgets the search on $type',
  (action) => {
    const store = searchedStore();
    store.dispatch(action);
    expect(read(store)).toEqual({ query: '', results: [], hasNoResults: false });
  },
);
