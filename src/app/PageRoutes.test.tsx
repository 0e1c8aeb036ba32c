import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createPath, MemoryRouter, useLocation } from 'react-router-dom';
import { makeStore } from '../store/store.ts';
import { makePageLoader, PageLoaderProvider } from './pageLoader.ts';
import { PageRoutes } from './PageRoutes.tsx';

const CurrentUrl = () => <output>{createPath(useLocation())}</output>;

it('redirects to the canonical URL, and keeps the query and the fragment', async () => {
  const store = makeStore();
  const loader = makePageLoader(store);
  await loader.load({ name: 'nmsp', canonical: '/nmsp' });
  await act(async () =>
    render(
      <Provider store={store}>
        <PageLoaderProvider value={loader}>
          <MemoryRouter initialEntries={['/NMSP.html?from=mail#film']}>
            <CurrentUrl />
            <PageRoutes />
          </MemoryRouter>
        </PageLoaderProvider>
      </Provider>,
    ),
  );
  expect(screen.getByRole('status')).toHaveTextContent('/nmsp?from=mail#film');
});
