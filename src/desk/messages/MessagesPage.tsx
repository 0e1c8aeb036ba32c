import { Link, useSearchParams } from 'react-router-dom';
import type { MessageRow } from '../../contract/desk/inboxSchemas.ts';
import { api } from '../api.ts';
import type { Column } from '../lists/DataTable.tsx';
import { OwnerFilter, SearchFilter } from '../lists/Filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { describeShortSearch, readMessageQuery } from '../lists/listQuery.ts';
import { formatShort } from '../shell/dates.ts';

const makeColumns = (search: string): readonly Column<MessageRow>[] => [
  {
    heading: 'From',
    cell: (row) => (
      <>
        <Link className="cell-text" title={row.name} to={`/messages/${row.reference}?${search}`}>
          {row.name}
          {!row.isRead && <span className="visually-hidden"> (unread)</span>}
        </Link>
        <span className="sub d-md-none">{row.subject}</span>
        <span className="sub">
          {[row.isHandled && 'Handled', row.isSuspect && 'Possibly a bot'].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { heading: 'Subject', className: 'd-none d-md-table-cell', cell: (row) => row.subject },
  { heading: 'Owner', className: 'd-none d-lg-table-cell', cell: (row) => row.ownerName ?? '–' },
  { heading: 'Received', className: 'text-nowrap', cell: (row) => formatShort(row.receivedAt) },
];

export const MessagesPage = () => {
  const [params] = useSearchParams();
  const query = readMessageQuery(params);
  const result = api.useListMessagesQuery(query, { refetchOnFocus: true });
  const { items = [], counts } = result.data ?? {};
  return (
    <ListPage
      title="Messages"
      tabsLabel="Which messages"
      tabs={[
        ['To handle', counts?.unhandled, { show: undefined }],
        ['Unread', counts?.unread, { show: 'unread' }],
        ['Handled', counts && counts.all - counts.unhandled, { show: 'handled' }],
        ['All', counts?.all, { show: 'all' }],
      ]}
      filters={
        <>
          <SearchFilter label="Search names and texts" />
          <OwnerFilter />
        </>
      }
      result={result}
      rows={items}
      page={result.data}
      note={describeShortSearch(query.words)}
      icon="chat"
      emptyTitle="All messages are handled"
      getKey={({ reference }) => reference}
      recordPath={(reference) => `/messages/${reference}?${params.toString()}`}
      columns={makeColumns(params.toString())}
      isUnread={({ isRead }) => !isRead}
    />
  );
};
