import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { DataTable, useSelection, type Column } from './DataTable.tsx';

interface Person {
  id: string;
  name: string;
}
const people: readonly Person[] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ id: name, name }));
const columns: readonly Column<Person>[] = [
  { heading: 'Name', sort: 'name', cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
  { heading: 'Received', sort: 'received', cell: () => 'today' },
];

const Table = ({ scope = '' }: { scope?: string }) => {
  const { selected, select } = useSelection<Person>(scope);
  return (
    <>
      <DataTable
        label="People"
        rows={people}
        getKey={({ id }) => id}
        columns={columns}
        selection={{ selected, select, getName: ({ name }) => name }}
        isUnread={({ name }) => name === 'Ada'}
      />
      <p data-testid="selected">{[...selected.keys()].join()}</p>
    </>
  );
};
const selected = () => screen.getByTestId('selected').textContent;

test('has a name, row headers and the order for screen readers', async () => {
  await renderDesk(<Table />, '/?sort=name&order=desc');
  const table = screen.getByRole('table', { name: 'People' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
  expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: /Received/ })).not.toHaveAttribute('aria-sort');
});

test('a click on a heading sorts by it, and a second one turns the order round', async () => {
  const { user } = await renderDesk(<Table />, '/?page=3');
  await user.click(screen.getByRole('link', { name: /^Name/ }));
  expect(screen.getByLabelText('Place')).toHaveTextContent('/?sort=name&order=asc');
  await user.click(screen.getByRole('link', { name: /^Name/ }));
  expect(screen.getByLabelText('Place')).toHaveTextContent('/?sort=name&order=desc');
});

test('ticks single rows, all rows of the page, and with Shift all rows from the last one', async () => {
  const { user } = await renderDesk(<Table />);
  await user.click(screen.getByLabelText('Select Ben'));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText('Select Dan'));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('Ben,Cleo,Dan');
  await user.click(screen.getByLabelText('Select Cleo'));
  expect(selected()).toBe('Ben,Dan');
  await user.click(screen.getByLabelText('Select all on this page'));
  expect(selected()).toBe('Ada,Ben,Cleo,Dan');
});

const Scopes = () => {
  const [scope, setScope] = useState('one');
  return (
    <>
      <button type="button" onClick={() => setScope('two')}>
        Filter
      </button>
      <Table scope={scope} />
    </>
  );
};

test('nobody is selected once the list has other filters', async () => {
  const { user } = await renderDesk(<Scopes />);
  await user.click(screen.getByLabelText('Select Ben'));
  expect(selected()).toBe('Ben');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(selected()).toBe('');
});
