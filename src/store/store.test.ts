import { jest } from '@jest/globals';
import type { Middleware } from '@reduxjs/toolkit';
import { makeStore, partInjected } from './store.ts';
import { uploadSlice } from './uploadSlice.ts';

it('begins with the header alone and takes a late part when it arrives', () => {
  const store = makeStore();
  expect(Object.keys(store.getState())).toEqual(['ui', 'search']);
  store.inject(uploadSlice);
  expect(Object.keys(store.getState())).toEqual(['ui', 'search', 'upload']);
});

it('takes a part once, its middleware included', () => {
  const seen = jest.fn();
  const middleware: Middleware = () => (next) => (action) => {
    seen(action);
    return next(action);
  };
  const part = { reducerPath: 'late', reducer: () => null, middleware };
  const store = makeStore();
  store.inject(part);
  store.inject(part);
  seen.mockClear();
  store.dispatch(partInjected('anything'));
  expect(seen).toHaveBeenCalledTimes(1);
});

it('shares neither state nor what is on its way between stores', () => {
  const [one, other] = [makeStore(), makeStore()];
  expect(one.pendingApplications).not.toBe(other.pendingApplications);
  expect(one.pendingMessages).not.toBe(other.pendingMessages);
  one.inject(uploadSlice);
  expect(other.getState()).not.toHaveProperty('upload');
});
