import { act, screen } from '@testing-library/react';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import { Count, ListPage } from './ListPage.tsx';
import { describeShortSearch } from './listQuery.ts';

interface Row {
  id: string;
}

interface ListProps {
  total: number;
  hasPrevious?: boolean;
  hasNext?: boolean;
  note?: string | undefined;
  /** The rows of the former list are still shown. */
  isLoading?: boolean;
}

const ROWS = Array.from({ length: 50 }, (_, at) => ({ id: `R${at}` }));

const List = ({ total, hasPrevious = true, hasNext = true, note, isLoading = false }: ListProps) => (
  <ListPage<Row>
    title="Applications"
    tabsLabel="Stages"
    tabs={[
      ['All', 1001, { status: undefined }],
      ['Hired', 12, { status: 'hired' }],
    ]}
    filters={undefined}
    result={{ data: {}, currentData: isLoading ? undefined : {}, refetch: () => undefined }}
    rows={ROWS}
    page={{ total, hasPrevious, hasNext }}
    countedTo={1000}
    note={note}
    icon="document"
    emptyTitle="None"
    getKey={({ id }) => id}
    columns={[{ heading: 'Name', cell: ({ id }) => id }]}
    recordPath={(id) => `/${id}`}
  />
);

// jsdom neither knows <search> nor scrolls.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a count at which the server has stopped means more than that, also to screen readers', async () => {
  await renderDesk(<List total={1001} />, '/?words=technician&page=20');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('More than 1,000 found');
  expect(screen.getByRole('link', { name: 'All more than 1,000' })).toHaveTextContent('1,000+');
  expect(screen.getByRole('link', { name: 'Hired 12' })).toBeInTheDocument();
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('951–1,000 of more than 1,000');
});

test('the links of pages name the row that the next page follows, and the one that the previous page precedes', async () => {
  const { user } = await renderDesk(<List total={1000} />, '/?words=technician&page=3&after=Q');
  const getLink = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(getLink('Next page')).toBe('/?words=technician&page=4&after=R49');
  expect(getLink('Previous page')).toBe('/?words=technician&page=2&before=R0');
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('51–100 of 1,000');
  expect(getLink('Next page')).toBe('/?words=technician&page=3&after=R49');
  expect(getLink('Hired 12')).toBe('/?words=technician&status=hired');
});

test('the links lead on from the rows that are shown until those of another page are loaded', async () => {
  const { user, rerender, wrap } = await renderDesk(<List total={1000} />);
  rerender(wrap(<List total={1000} isLoading />));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=2&after=R49');
});

test('both ends of a list are numbered rightly after rows before the page have gone or come', async () => {
  const { rerender, wrap } = await renderDesk(<List total={70} />, '/?page=3&after=Q');
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('21–70 of 70');
  rerender(wrap(<List total={170} hasNext={false} />));
  expect(pages).toHaveTextContent('121–170 of 170');
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  rerender(wrap(<List total={70} hasPrevious={false} />));
  expect(pages).toHaveTextContent('1–50 of 70');
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
});

test('a count is announced again when another list with as many rows is there', async () => {
  const { user, rerender, wrap } = await renderDesk(<List total={2} />);
  const status = screen.getByRole('status', { name: '' });
  const before = status.firstElementChild;
  const show = (isLoading: boolean) => act(() => rerender(wrap(<List total={2} isLoading={isLoading} />)));
  show(true);
  await user.click(screen.getByRole('link', { name: 'Hired 12' }));
  expect(status.firstElementChild).toBe(before);
  show(false);
  expect(status).toHaveTextContent('2 found');
  expect(status.firstElementChild).not.toBe(before);
});

test('a search of only short words says, below the list, that older records may be missing', async () => {
  expect(describeShortSearch('li Wux')).toBeUndefined();
  expect(describeShortSearch(' ')).toBeUndefined();
  await renderDesk(<List total={1} note={describeShortSearch('li Wu')} />);
  const note = screen.getByText(/the newest 10,000 records/);
  expect(screen.getByRole('table').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a count takes the size of its place, so that those of the start page are large', async () => {
  await renderDesk(
    <strong>
      <Count count={4} countedTo={1000} />
    </strong>,
  );
  expect(screen.getByText('4').tagName).toBe('STRONG');
});

test('the last page has the exact number', async () => {
  await renderDesk(<List total={1000} hasNext={false} />, '/?words=technician&page=20');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('951–1,000 of 1,000');
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});
