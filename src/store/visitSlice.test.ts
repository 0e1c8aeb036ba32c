import { selectStrength, strengthShown } from './aboutSlice.ts';
import { rotationStopped, selectRotation, selectSlide, slideAdvanced } from './bannerSlice.ts';
import { keywordChanged, keywordSearched, selectKeyword, selectResults } from './keywordSlice.ts';
import { descriptionOpened, selectDescription } from './readMoreSlice.ts';
import { queryChanged, selectSearch } from './searchSlice.ts';
import { practiceSelected, selectSituations, selectPractice, situationToggled } from './servicesSlice.ts';
import { makeStore, type RootState } from './store.ts';
import { selectTab, tabSelected } from './tabsSlice.ts';
import { searchToggled, selectOverlay } from './uiSlice.ts';
import { pageOpened } from './visitSlice.ts';

it.each<
  [string, Parameters<ReturnType<typeof makeStore>['dispatch']>[0], (state: RootState) => unknown, unknown]
>([
  ['the current slide', slideAdvanced(2), selectSlide, 2],
  ['that the visitor stopped the slides', rotationStopped(), selectRotation, 'stopped'],
  ['the open description', descriptionOpened('ada'), selectDescription, 'ada'],
  ['the position of a slider', strengthShown(2), selectStrength, 2],
  ['the selected practice', practiceSelected('network'), selectPractice, 'network'],
  ['a ticked situation', situationToggled('sdWan'), selectSituations, ['sdWan']],
  ['the selected tab', tabSelected(3), selectTab, 3],
  ['the keyword', keywordChanged('audio'), selectKeyword, 'audio'],
  ['that a keyword was searched for', keywordSearched('audi'), selectResults, []],
])('remembers %s until another page is opened', (_, event, select, expected) => {
  const store = makeStore();
  const before = select(makeStore().getState());
  expect(before).not.toEqual(expected);
  expect(select(store.getState())).toEqual(before);
  store.dispatch(event);
  expect(select(store.getState())).toEqual(expected);
  store.dispatch(pageOpened({ page: 'aboutUs', jobId: null }));
  expect(select(store.getState())).toEqual(before);
});

it('says which page is open', () => {
  const store = makeStore();
  store.dispatch(pageOpened({ page: 'careerDetails', jobId: 3 }));
  expect(store.getState().visit).toEqual({ page: 'careerDetails', jobId: 3 });
});

it('closes what was open in the header when another page is opened', () => {
  const store = makeStore();
  store.dispatch(searchToggled());
  store.dispatch(queryChanged('audio'));
  store.dispatch(pageOpened({ page: 'aboutUs', jobId: null }));
  expect(selectOverlay(store.getState())).toBe('none');
  expect(selectSearch(store.getState()).query).toBe('');
});
