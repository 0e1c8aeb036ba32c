import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { headingLevels, isValidOutline } from '../../tests/support/headings.ts';
import { fakeMedia } from '../../tests/support/matchMedia.ts';
import { makeStore } from '../store/store.ts';
import { Header } from './Header.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

beforeEach(() => {
  fakeMedia('');
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/<b>no-such-page']}>
        <Header />
        <main>
          <NotFoundPage />
        </main>
      </MemoryRouter>
    </Provider>,
  );
});

const main = () => within(screen.getByRole('main'));

it('says that the page does not exist, without repeating the URL', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('no-such-page');
  expect(isValidOutline(headingLevels())).toBe(true);
});

const searchButton = () => main().getByRole('button', { name: 'Search our services and solutions' });

it("opens the header's search and focuses its field", async () => {
  await userEvent.click(searchButton());
  expect(screen.getByRole('textbox', { name: 'Search our services and solutions' })).toHaveFocus();
});

it.each(['Esc', 'the close button'])(
  'returns the focus to its button when %s closes the search',
  async (control) => {
    await userEvent.click(searchButton());
    if (control === 'Esc') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('search')).toBeNull();
    expect(searchButton()).toHaveFocus();
  },
);
