import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { site } from '../content/site.ts';
import { makeStore } from '../store/store.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { makePageLoader } from './pageLoader.ts';
import { Root } from './Root.tsx';

it('announces the failure and offers to reload, to write and to call', () => {
  render(<ErrorPage />);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(alert.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(alert.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(alert.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(alert.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    `tel:${site.phone.replaceAll(' ', '')}`,
  );
});

it('replaces a page that fails to render, without showing the cause', () => {
  const cause = new Error('missing text');
  const Broken = () => {
    throw cause;
  };
  const caughtErrors: unknown[] = [];
  // React logs the component of a caught error, which is expected here.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary onError={(error) => caughtErrors.push(error)}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(log).toHaveBeenCalledTimes(1);
  expect(caughtErrors).toEqual([cause]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong/);
  expect(document.body).not.toHaveTextContent(cause.message);
});

it('replaces the whole app if the header or footer fails to render', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = makeStore();
  const router = () => {
    throw new Error('no router');
  };
  const Broken = () => router();
  render(<Root store={store} loader={makePageLoader(store)} router={() => <Broken />} />);
  expect(log).toHaveBeenCalled();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
});
