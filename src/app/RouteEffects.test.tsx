import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { makeStore } from '../store/store.ts';
import { RouteEffects } from './RouteEffects.tsx';

it('follows a plain link to a part of the page, also after the visitor has scrolled', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scrollIntoView = (Element.prototype.scrollIntoView = jest.fn());
  render(
    <Provider store={makeStore()}>
      <BrowserRouter>
        <RouteEffects />
        <h1>Page</h1>
        <a href="#part">To the part</a>
        <p id="part">The part</p>
      </BrowserRouter>
    </Provider>,
  );
  fireEvent.scroll(window);
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(screen.getByText('The part')).toHaveFocus());
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
