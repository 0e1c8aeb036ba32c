import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { site } from '../content/site.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';

it('says at once that the page failed, and offers to load it again, to write and to ring', () => {
  render(<ErrorPage />);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(alert.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(alert.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(alert.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    `tel:${site.phone.replaceAll(' ', '')}`,
  );
});

it('stands in place of a page that cannot be drawn, and says nothing of the cause', () => {
  const cause = new Error('the words are gone');
  const Broken = () => {
    throw cause;
  };
  const caught: unknown[] = [];
  // React names the component of a caught error; here that is expected.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary onError={(error) => caught.push(error)}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(log).toHaveBeenCalledTimes(1);
  expect(caught).toEqual([cause]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong/);
  expect(document.body).not.toHaveTextContent(cause.message);
});
