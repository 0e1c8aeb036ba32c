import { screen, waitFor } from '@testing-library/react';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { ChoiceFilter, OwnerFilter, SearchFilter } from './Filters.tsx';

const place = () => screen.getByLabelText('Place').textContent;

test('the search waits for a pause, trims, and returns to the first page', async () => {
  const { user } = await renderDesk(<SearchFilter label="Search" />, '/?page=2&owner=me');
  await user.type(screen.getByLabelText('Search'), ' zoë ');
  expect(place()).toBe('/?page=2&owner=me');
  await waitFor(() => expect(place()).toBe(`/?owner=me&words=${encodeURIComponent('zoë')}`));
  await user.clear(screen.getByLabelText('Search'));
  await waitFor(() => expect(place()).toBe('/?owner=me'));
});

test('a choice stands in the URL, and ‘All’ removes it', async () => {
  const choices = [['new', 'New']] as const;
  const { user } = await renderDesk(<ChoiceFilter name="attention" label="Attention" choices={choices} />);
  await user.selectOptions(screen.getByLabelText('Attention'), 'New');
  expect(place()).toBe('/?attention=new');
  await user.selectOptions(screen.getByLabelText('Attention'), 'All');
  expect(place()).toBe('/');
});

test('owners are oneself, nobody and the colleagues', async () => {
  await renderDesk(<OwnerFilter />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['All', 'Me', 'Nobody', 'Ben Ito']);
});
