import { makeStore } from './store.ts';
import { selectProgress, uploadEnded, uploadProgressed, uploadSlice } from './uploadSlice.ts';

const storeWithUpload = () => {
  const store = makeStore();
  store.inject(uploadSlice);
  return store;
};
const progress = { submission: 'a', sent: 3, total: 10 };

it('knows of no upload before its part has arrived, nor before one runs', () => {
  expect(selectProgress(makeStore().getState())).toBeNull();
  expect(selectProgress(storeWithUpload().getState())).toBeNull();
});

it('remembers how far the upload has come until it ends', () => {
  const store = storeWithUpload();
  store.dispatch(uploadProgressed(progress));
  expect(selectProgress(store.getState())).toEqual(progress);
  store.dispatch(uploadEnded('a'));
  expect(selectProgress(store.getState())).toBeNull();
});

it('keeps the progress of the running upload when a cancelled one ends late', () => {
  const store = storeWithUpload();
  store.dispatch(uploadProgressed(progress));
  store.dispatch(uploadEnded('earlier'));
  expect(selectProgress(store.getState())).toEqual(progress);
});
