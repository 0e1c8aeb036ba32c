import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { api } from '../../src/desk/api.ts';
import { ToastProvider } from '../../src/desk/shell/Toasts.tsx';
import { makeDeskStore } from '../../src/desk/store.ts';

const Place = () => {
  const { pathname, search } = useLocation();
  return <p aria-label="Place">{pathname + search}</p>;
};

export const SESSION = {
  user: { id: 1, name: 'Anna Keller', email: 'anna@example.com', role: 'admin', hasCode: true },
  needsCode: true,
  mustSetUpCode: false,
  colleagues: [
    { id: 1, name: 'Anna Keller' },
    { id: 2, name: 'Ben Ito' },
  ],
} as const;

/** Renders a part of the desk with its store, a signed-in user and toasts; `Place` shows the URL. */
export const renderDesk = async (part: ReactNode, path = '/') => {
  const store = makeDeskStore();
  await store.dispatch(api.util.upsertQueryData('readSession', undefined, SESSION as never));
  const user = userEvent.setup();
  const wrap = (content: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <ToastProvider>
          <h1 tabIndex={-1}>Page</h1>
          {content}
        </ToastProvider>
        <Place />
      </MemoryRouter>
    </Provider>
  );
  return { store, user, wrap, ...render(wrap(part)) };
};
