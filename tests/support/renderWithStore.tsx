import type { UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, type LatePart } from '../../src/store/store.ts';

/** Draws a page with the store that production uses and the slice that its chunk brings; `story` is what happened since. */
export const renderWithStore = (page: ReactNode, ...parts: LatePart[]) => {
  const store = makeStore();
  for (const part of parts) store.inject(part);
  const actions: UnknownAction[] = [];
  const record = (state: null | undefined, action: UnknownAction): null => {
    actions.push(action);
    return state ?? null;
  };
  store.inject({ reducerPath: 'recorder', reducer: record as () => null });
  actions.length = 0;
  render(
    <Provider store={store}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  );
  return {
    store,
    /** Each action with its payload, in order. */
    story: () => actions.map(({ type, payload }) => (payload === undefined ? [type] : [type, payload])),
  };
};
