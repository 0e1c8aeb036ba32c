import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../src/store/store.ts';
import { makeRecorder } from './recorder.ts';

/** Renders a page with the store that production uses. */
export const renderWithStore = (page: ReactNode) => {
  const { watch, actions } = makeRecorder();
  const store = makeStore({}, watch);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[location.pathname + location.hash]}>{page}</MemoryRouter>
    </Provider>,
  );
  return {
    store,
    /** Reads the dispatched actions with their payloads, in order. RTK Query's actions are left out. */
    actions: () =>
      actions
        .filter(({ type }) => !type.startsWith('api/') && !type.startsWith('__rtkq'))
        .map(({ type, payload }) => (payload === undefined ? [type] : [type, payload])),
  };
};
