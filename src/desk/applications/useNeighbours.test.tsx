import { act, screen, waitFor } from '@testing-library/react';
import { renderDesk } from '../../../tests/support/renderDesk.tsx';
import type {
  ApplicationDetail,
  ApplicationList,
  ApplicationQuery,
} from '../../contract/desk/applicationSchemas.ts';
import { api } from '../api.ts';
import { useNeighbours } from './useNeighbours.ts';

const Neighbours = ({ reference }: { reference: string }) => {
  const [{ list, previous, next, nextUnread, position }] = useNeighbours(reference);
  return <p aria-label="Neighbours">{[position, list, previous, next, nextUnread].join(' ')}</p>;
};

const PAGE = 'words=ada&page=2&after=Q';
const ROWS = Array.from({ length: 50 }, (_, at) => `R${at}`);

const makeList = (references: readonly string[], unread: string): ApplicationList =>
  ({
    items: references.map((reference) => ({ reference, isRead: reference !== unread })),
    total: 120,
    hasPrevious: true,
    hasNext: true,
    // The other columns are not read here.
  }) as unknown as ApplicationList;

const show = async (reference: string, lists: readonly (readonly [ApplicationQuery, ApplicationList])[]) => {
  const { store, rerender, wrap } = await renderDesk(<p>Desk</p>, `/?${PAGE}`);
  const resume = { type: 'docx' } as ApplicationDetail['resume'];
  await act(async () => {
    for (const [query, list] of lists)
      await store.dispatch(api.util.upsertQueryData('listApplications', { words: 'ada', ...query }, list));
    for (const prefetched of ['R1', 'R49', 'S'])
      await store.dispatch(
        api.util.upsertQueryData('readApplication', prefetched, { reference, resume } as ApplicationDetail),
      );
  });
  rerender(wrap(<Neighbours reference={reference} />));
};

test('the first record of a page has its neighbour on the page that ends before it', async () => {
  await show('R0', [
    [{ after: 'Q', limit: '50', offset: '50' }, makeList(ROWS, 'R49')],
    [{ before: 'R0', limit: '1', offset: '49' }, makeList(['P'], 'R49')],
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText('Neighbours')).toHaveTextContent(
      [
        '51 of 120',
        `/applications?${PAGE}`,
        '/applications/P?words=ada&page=1&before=R0',
        `/applications/R1?${PAGE}`,
        `/applications/R49?${PAGE}`,
      ].join(' '),
    ),
  );
});

test('the last one has its neighbour on the page that follows it', async () => {
  await show('R49', [
    [{ after: 'Q', limit: '50', offset: '50' }, makeList(ROWS, 'R49')],
    [{ after: 'R49', limit: '1', offset: '100' }, makeList(['S'], 'S')],
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText('Neighbours')).toHaveTextContent(
      [
        '100 of 120',
        `/applications?${PAGE}`,
        `/applications/R48?${PAGE}`,
        '/applications/S?words=ada&page=3&after=R49',
        '/applications/S?words=ada&page=3&after=R49',
      ].join(' '),
    ),
  );
});

test('the first record of the list has nobody before it', async () => {
  await show('R0', [
    [{ after: 'Q', limit: '50', offset: '50' }, makeList(ROWS, 'R49')],
    // The server answers with the first page if less than a page is before the row.
    [{ before: 'R0', limit: '1', offset: '49' }, makeList(['R0'], 'R49')],
  ]);
  await waitFor(() =>
    expect(screen.getByLabelText('Neighbours')).toHaveTextContent(
      `51 of 120 /applications?${PAGE} /applications/R1?${PAGE}`,
    ),
  );
});
