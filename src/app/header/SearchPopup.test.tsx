import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderHeader } from '../../../tests/support/renderHeader.tsx';
import { paths } from '../../content/paths.ts';
import { words } from '../../content/words/network.ts';
import { selectHasNoResults } from '../../store/searchSlice.ts';

const results = () => within(screen.getByRole('banner')).queryAllByRole('link', { name: /\.\.\.$/ });

describe('the search', () => {
  it('takes the focus to its field, which says what it needs', async () => {
    const { press, button } = renderHeader();
    await press('Search');
    const field = screen.getByRole('textbox', { name: 'Search our services and solutions' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Type at least 5 characters');
    const [opener] = screen.getAllByRole('button', { name: 'Search' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(button('Close search')).toBeVisible();
  });

  it('answers with links, counted aloud, their short titles cut to 50 characters', async () => {
    const { search } = renderHeader();
    await search('  MEETING ');
    expect(await screen.findByRole('status')).toHaveTextContent(/^\d+ results$/);
    const link = screen.getByRole('link', { name: /^White Glove Meeting and Event Support.+/ });
    expect(link).toHaveAttribute('href', paths.whiteGlove);
    expect(results().length).toBeGreaterThan(0);
    for (const result of results()) {
      const text = result.querySelector('.search-result-text')?.textContent;
      expect(text).toHaveLength(53);
    }
  });

  it('offers what others look for before anything is typed, and not while something is', async () => {
    const { press, user } = renderHeader();
    await press('Search');
    const suggestion = await screen.findByRole('link', { name: 'meeting rooms' });
    expect(suggestion).toHaveAttribute('href', '/search?q=meeting+rooms');
    await user.keyboard('x');
    expect(suggestion).not.toBeInTheDocument();
  });

  it('leads to the search of the whole site with the words that are typed', async () => {
    const { press, user } = renderHeader();
    await press('Search');
    const link = await screen.findByRole('link', { name: 'Search the whole site' });
    expect(link).toHaveAttribute('href', '/search');
    await user.keyboard('  AV & <b> ');
    expect(link).toHaveTextContent('Search the whole site: “AV & <b>”');
    await user.click(link);
    expect(screen.getByTestId('address')).toHaveTextContent('/search');
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('shows the whole description of a page below its cut short title', async () => {
    const { search } = renderHeader();
    await search('sd-wan configuration');
    expect(await screen.findByText(words.sdWan.description)).toBeVisible();
  });

  it('says one result in the singular', async () => {
    const { search } = renderHeader();
    await search('sd-wan configuration');
    expect(await screen.findByText('1 result')).toBeVisible();
  });

  it('finds nothing for an unknown word', async () => {
    const { search, store } = renderHeader();
    await search('zeppelin');
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.queryByText('A search needs at least five characters.')).toBeNull();
    expect(selectHasNoResults(store.getState())).toBe(true);
  });

  it('finds nothing for a short query, and says why', async () => {
    const { search } = renderHeader();
    await search('  netw  ');
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.getByText('A search needs at least five characters.')).toBeVisible();
  });

  it('raises the flag for a blank query and shows no text', async () => {
    const { search, store } = renderHeader();
    await search('   ');
    await waitFor(() => expect(selectHasNoResults(store.getState())).toBe(true));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['Esc', 'the X'])('closes by %s, cleared, with the focus back on its button', async (way) => {
    const { search, press, user, store } = renderHeader();
    await search('network');
    await screen.findByText(/^\d+ results$/);
    await (way === 'Esc' ? user.keyboard('{Escape}') : press('Close search'));
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(store.getState().search).toEqual({ query: '', asked: '', outcome: 'none', results: [] });
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Esc and Enter to an input method while it composes (%o)',
    async (sign) => {
      const { press, store } = renderHeader();
      await press('Search');
      const field = screen.getByRole('textbox');
      fireEvent.keyDown(field, { key: 'Escape', ...sign });
      expect(screen.getByRole('search')).toBeVisible();
      expect(fireEvent.keyDown(field, { key: 'Enter', ...sign })).toBe(false);
      expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
      expect(store.getState().search.outcome).toBe('none');
    },
  );

  it('closes when a result is chosen, and goes there', async () => {
    const { search, user } = renderHeader('/career-details/5');
    await search('sd-wan configuration');
    await user.click(await screen.findByRole('link', { name: /Branch links/ }));
    expect(screen.getByTestId('address')).toHaveTextContent(paths.sdWan);
    expect(screen.queryByRole('search')).toBeNull();
  });
});
