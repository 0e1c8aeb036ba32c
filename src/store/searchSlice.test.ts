import {
  queryChanged,
  searchAnswered,
  searchAsked,
  searchFailed,
  selectHasNoResults,
} from './searchSlice.ts';
import { makeStore } from './store.ts';
import { groupToggled, menuToggled, overlayDismissed, pageChosen, searchToggled } from './uiSlice.ts';

const result = { title: 'Network Audit', url: '/network_audit', shorttitle: 'Know what you have' };
const nothing = { query: '', asked: '', outcome: 'none', results: [] };

const askingStore = () => {
  const store = makeStore();
  store.dispatch(queryChanged('audit'));
  store.dispatch(searchAsked('audit'));
  return store;
};

const searchedStore = () => {
  const store = askingStore();
  store.dispatch(searchAnswered({ asked: 'audit', results: [result] }));
  return store;
};

it('tells that it is searching, and for what', () => {
  const store = askingStore();
  store.dispatch(queryChanged('audits'));
  expect(store.getState().search).toEqual({
    query: 'audits',
    asked: 'audit',
    outcome: 'searching',
    results: [],
  });
});

it('holds what was found, and raises no flag then', () => {
  const state = searchedStore().getState();
  expect(state.search).toEqual({ query: 'audit', asked: 'audit', outcome: 'found', results: [result] });
  expect(selectHasNoResults(state)).toBe(false);
});

it('raises the flag and empties the results when nothing was found', () => {
  const store = searchedStore();
  store.dispatch(searchAsked('zeppelin'));
  store.dispatch(searchAnswered({ asked: 'zeppelin', results: [] }));
  expect(store.getState().search).toMatchObject({ outcome: 'noResults', results: [] });
  expect(selectHasNoResults(store.getState())).toBe(true);
});

it('tells a search that could not be made from one that found nothing', () => {
  const store = askingStore();
  store.dispatch(searchFailed('audit'));
  expect(store.getState().search.outcome).toBe('failed');
  expect(selectHasNoResults(store.getState())).toBe(false);
});

it('takes no answer to an earlier question, nor one that comes after the popup was closed', () => {
  const store = askingStore();
  store.dispatch(searchAsked('network'));
  store.dispatch(searchAnswered({ asked: 'audit', results: [result] }));
  store.dispatch(searchFailed('audit'));
  expect(store.getState().search).toMatchObject({ asked: 'network', outcome: 'searching', results: [] });
  store.dispatch(overlayDismissed());
  store.dispatch(searchAnswered({ asked: 'network', results: [result] }));
  store.dispatch(searchFailed('network'));
  expect(store.getState().search).toEqual(nothing);
});

it.each([menuToggled(), searchToggled(), groupToggled('Learn'), overlayDismissed(), pageChosen()])(
  'forgets the search on $type',
  (action) => {
    const store = searchedStore();
    store.dispatch(action);
    expect(store.getState().search).toEqual(nothing);
  },
);
