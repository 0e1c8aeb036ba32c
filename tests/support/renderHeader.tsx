import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Header } from '../../src/app/Header.tsx';
import { fakeMedia } from './matchMedia.ts';
import { makeStore } from '../../src/store/store.ts';

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

/** Renders the header above a page at a path, with the store that production uses. */
export const renderHeader = (path = '/') => {
  if (!('matchMedia' in window)) fakeMedia('');
  const store = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Header />

        <main>
          <Address />
          <button type="button">On the page</button>
        </main>
      </MemoryRouter>
    </Provider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return {
    store,
    press,
    user: userEvent,
    button: (name: string) => screen.getByRole('button', { name }),
    /** Opens the search and submits `query`. */
    search: async (query: string) => {
      await press('Search');
      const input = screen.getByRole('textbox', { name: 'Search our services and solutions' });
      await userEvent.type(input, `${query}{Enter}`);
    },
  };
};
