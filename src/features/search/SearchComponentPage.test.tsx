import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { headingLevels, isValidOutline } from '../../../tests/support/headings.ts';
import { renderWithStore } from '../../../tests/support/renderWithStore.tsx';
import { pages } from '../../content/pages.ts';
import { pageTexts } from '../../content/pageTexts/demos.ts';
import { selectHasNoPages } from '../../store/keywordSlice.ts';
import { SearchComponentPage } from './SearchComponentPage.tsx';

const CurrentPath = () => <p data-testid="path">{useLocation().pathname}</p>;

const searchFor = async (keyword: string) => {
  const input = screen.getByRole('textbox', { name: 'Keyword' });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(keyword);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
};

let visit: ReturnType<typeof renderWithStore>;
beforeEach(() => {
  visit = renderWithStore(
    <>
      <SearchComponentPage
        name="searchComponent"
        page={pages.searchComponent}
        texts={pageTexts.searchComponent}
      />
      <CurrentPath />
    </>,
  );
});

/** The lists of choices, without the breadcrumb. */
const choices = () => screen.queryAllByRole('list').filter((list) => !list.closest('nav'));

const offers = () =>
  choices()
    .flatMap((list) => within(list).getAllByRole('link'))
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

it.each(['Audio', 'audio', '  AUDIO '])('offers the two solution pages for "%s"', async (keyword) => {
  await searchFor(keyword);
  expect(offers()).toEqual([
    ['Audio and Visual Solutions', '/solutions_audio_and_visual'],
    ['Network Infrastructure Solutions', '/solutions_network_infrastructure'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 pages found');
  expect(isValidOutline(headingLevels())).toBe(true);
});

it('offers page1 and page2 for keyword1, and opens the selected one', async () => {
  await searchFor('keyword1');
  expect(offers()).toEqual([
    ['page1', '/product_list'],
    ['page2', '/productListTwo'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'page2' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/productListTwo');
});

it.each(['audi', 'audio visual', 'keyword2', '', '   ', 'constructor'])(
  'raises an alert with exactly the specified sentence for "%s"',
  async (keyword) => {
    await searchFor(keyword);
    expect(screen.getByRole('alert').textContent).toBe('No pages found for the entered keyword!');
    expect(choices()).toEqual([]);
  },
);

it('shows the alert again after every search, and removes it when pages are found', async () => {
  await searchFor('no');
  const first = screen.getByRole('alert');
  await searchFor('no');
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(selectHasNoPages(visit.store.getState())).toBe(true);
  await searchFor('audio');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(selectHasNoPages(visit.store.getState())).toBe(false);
  expect(visit.actions().filter(([type]) => type === 'keyword/keywordSearched')).toHaveLength(3);
  // One action for each change of the field, and none for the search of the same text.
  expect(visit.actions().slice(-2)).toEqual([
    ['keyword/keywordChanged', 'audio'],
    ['keyword/keywordSearched', 'audio'],
  ]);
});
