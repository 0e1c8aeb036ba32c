import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderHeader } from '../../../tests/support/renderHeader.tsx';
import { paths } from '../../content/paths.ts';

const popup = () => within(document.getElementById('site-search') as HTMLElement);
const wholeSite = () => popup().getByRole('link', { name: /Search the whole site/ });

it('focuses its field, which says what to enter', async () => {
  const { press } = renderHeader();
  await press('Search');
  const field = screen.getByRole('textbox', { name: 'Search our services and solutions' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Type at least 5 characters');
  const [opener] = screen.getAllByRole('button', { name: 'Search' });
  expect(opener).toHaveAttribute('aria-expanded', 'true');
});

it('lists titles and short texts cut to 50 characters, and announces the number of results', async () => {
  const { search } = renderHeader();
  await search('  MEETING ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results$/));
  const results = popup().getAllByRole('listitem');
  for (const result of results) {
    const [title, text, ...others] = within(result).getByRole('link').children;
    expect(title?.textContent).not.toBe('');
    expect(text?.textContent).toMatch(/^.{50}\.\.\.$|^.{1,50}$/);
    expect(others).toEqual([]);
    expect(result.children).toHaveLength(1);
  }
});

it.each(['cybersecurity', 'staff augmentation', 'application support', 'network operations center'])(
  'finds "%s"',
  async (query) => {
    const { search } = renderHeader();
    await search(query);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ results?$/));
  },
);

it('says that a query is too short and offers the site search for it', async () => {
  const { search } = renderHeader();
  await search(' VPN ');
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.getByText('A search needs at least five characters.')).toBeVisible();
  expect(wholeSite()).toHaveAttribute('href', '/search?q=VPN');
});

it.each(['Esc', 'the X'])('%s closes and clears it and returns the focus to its button', async (control) => {
  const { search, press, user, store } = renderHeader();
  await search('network');
  await (control === 'Esc' ? user.keyboard('{Escape}') : press('Close search'));
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  expect(store.getState().search).toMatchObject({ query: '', status: 'idle', results: [] });
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves Esc and Enter to an input method while it composes (%o)',
  async (compositionState) => {
    const { press, store } = renderHeader();
    await press('Search');
    const field = screen.getByRole('textbox');
    fireEvent.keyDown(field, { key: 'Escape', ...compositionState });
    expect(screen.getByRole('search')).toBeVisible();
    expect(fireEvent.keyDown(field, { key: 'Enter', ...compositionState })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(store.getState().search.status).toBe('idle');
  },
);

it('opens the result that is clicked, and closes', async () => {
  const { search, user } = renderHeader('/career-details/5');
  await search('sd-wan configuration');
  await user.click(await screen.findByRole('link', { name: /Links between branches/ }));
  expect(screen.getByTestId('address')).toHaveTextContent(paths.sdWan);
  expect(screen.queryByRole('search')).toBeNull();
});

it('is cleared by the phone menu, and never open together with it', async () => {
  const { search, press, button, store } = renderHeader();
  await search('network');
  await press('Menu');
  expect(screen.queryByRole('search')).toBeNull();
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  expect(store.getState().search).toMatchObject({ query: '', results: [] });
});
