import { Link, useSearchParams } from 'react-router-dom';
import type { MessageRow } from '../../contract/desk/inboxSchemas.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { useListMessagesQuery } from '../api.ts';
import { DataTable, type Column } from '../lists/DataTable.tsx';
import { OwnerFilter, Pages, Tabs, WordsFilter } from '../lists/Filters.tsx';
import { PAGE_SIZE, readMessageQuery } from '../lists/listQuery.ts';
import { useListKeys } from '../lists/listState.ts';
import { Loaded, Page } from '../shell/Page.tsx';
import { shortOf } from '../shell/dates.ts';

const columns = (search: string): readonly Column<MessageRow>[] => [
  {
    head: 'From',
    cell: (row) => (
      <>
        <Link to={`/messages/${row.reference}?${search}`}>
          {row.name}
          {!row.isRead && <span className="visually-hidden"> (unread)</span>}
        </Link>
        <span className="sub d-md-none">{row.subject}</span>
        <span className="sub">
          {[row.isHandled && 'Handled', row.isSuspect && 'Looks like a machine'].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { head: 'Subject', from: 'md', className: 'cell-strong', cell: (row) => row.subject },
  { head: 'Owner', from: 'lg', cell: (row) => row.ownerName ?? '–' },
  { head: 'Received', className: 'cell-figure', cell: (row) => shortOf(row.receivedAt) },
];

export const MessagesPage = () => {
  const [params] = useSearchParams();
  const query = readMessageQuery(params);
  const call = useListMessagesQuery(query, { refetchOnFocus: true });
  const counts = call.data?.counts;
  const current = useListKeys({
    keys: (call.data?.items ?? []).map(({ reference }) => reference),
    addressOf: (reference) => `/messages/${reference}?${params.toString()}`,
  });
  const tab = (show: string, label: string, count: number | undefined) => ({
    label,
    count,
    isChosen: (params.get('show') ?? 'open') === show,
    params: { show },
  });
  return (
    <Page title="Messages">
      <Tabs
        label="Which messages"
        tabs={[
          tab('open', 'To handle', counts?.unhandled),
          tab('unread', 'Unread', counts?.unread),
          tab('handled', 'Handled', counts && counts.all - counts.unhandled),
          tab('all', 'All', counts?.all),
        ]}
      />
      <search className="filters">
        <WordsFilter label="Search names and texts" />
        <OwnerFilter />
      </search>
      <Loaded call={call}>
        {({ items, total }) =>
          items.length === 0 ? (
            <StateMessage icon="chat" title="Nothing here" text="No message fits, or all are handled." />
          ) : (
            <>
              <DataTable
                rows={items}
                keyOf={({ reference }) => reference}
                columns={columns(params.toString())}
                current={current}
                isUnread={({ isRead }) => !isRead}
              />
              <Pages total={total} offset={Number(query.offset)} size={PAGE_SIZE} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
};
