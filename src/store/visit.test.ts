import { rotationStopped, selectRotation, selectSlide, slideAdvanced } from './bannerSlice.ts';
import { entryChosen, selectEntry } from './careerPostsSlice.ts';
import { selectTab, tabChosen } from './caseStudiesSlice.ts';
import { keywordChanged, keywordSearched, selectKeyword, selectOutcome } from './keywordSlice.ts';
import { pageOpened } from './pageOpened.ts';
import { personSelected, selectPersonId } from './peopleSlice.ts';
import { productSelected, selectProductId } from './productsSlice.ts';
import { makeStore, type RootState } from './store.ts';

it.each<
  [string, Parameters<ReturnType<typeof makeStore>['dispatch']>[0], (state: RootState) => unknown, unknown]
>([
  ['the slide that is shown', slideAdvanced(2), selectSlide, 2],
  ['that the visitor stopped the slides', rotationStopped(), selectRotation, 'stopped'],
  ['the person whose description is open', personSelected('ada'), selectPersonId, 'ada'],
  ['the product whose description is open', productSelected('cable'), selectProductId, 'cable'],
  ['the chosen role', entryChosen('developer'), selectEntry, 'developer'],
  ['the chosen case study', tabChosen('messaging'), selectTab, 'messaging'],
  ['the keyword', keywordChanged('audio'), selectKeyword, 'audio'],
  ['that a keyword was searched for', keywordSearched(), selectOutcome, []],
])('remembers %s until another page is opened', (_, event, select, expected) => {
  const store = makeStore();
  const before = select(makeStore().getState());
  expect(before).not.toEqual(expected);
  expect(select(store.getState())).toEqual(before);
  store.dispatch(event);
  expect(select(store.getState())).toEqual(expected);
  store.dispatch(pageOpened('aboutUs'));
  expect(select(store.getState())).toEqual(before);
});
