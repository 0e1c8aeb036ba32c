import { Link, useSearchParams } from 'react-router-dom';
import { OPENING_STATUSES } from '../../contract/desk/constants.ts';
import type { OpeningRow } from '../../contract/desk/openingSchemas.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { useListOpeningsQuery } from '../api.ts';
import { DataTable, type Column } from '../lists/DataTable.tsx';
import { Tabs, WordsFilter } from '../lists/Filters.tsx';
import { useListKeys } from '../lists/listState.ts';
import { Loaded, Page } from '../shell/Page.tsx';
import { dayOf, momentOf } from '../shell/dates.ts';
import { ExtendMenu, OpeningStatus } from './OpeningControls.tsx';

const whenOf = ({ status, closing_date, closedAt, publishAt }: OpeningRow): string => {
  if (status === 'closed') return closedAt ? `Closed ${dayOf(closedAt)}` : 'Closed';
  if (status === 'scheduled' && publishAt) return `Opens ${momentOf(publishAt)}`;
  return closing_date ? dayOf(closing_date) : 'No end';
};

const holds = (row: OpeningRow, words: string): boolean => {
  const text = [row.job_title, row.location, row.department, row.company_name].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const columns: readonly Column<OpeningRow>[] = [
  {
    head: 'Opening',
    cell: (row) => (
      <>
        <Link to={`/openings/${row.id}`}>
          <strong>{row.job_title}</strong>
        </Link>
        <span className="sub">{row.location}</span>
        <span className="sub d-sm-none">
          <OpeningStatus opening={row} />
        </span>
      </>
    ),
  },
  { head: 'Status', from: 'sm', cell: (row) => <OpeningStatus opening={row} /> },
  { head: 'Closing date', from: 'md', className: 'cell-figure', cell: whenOf },
  {
    head: 'Applications',
    from: 'sm',
    className: 'cell-figure',
    cell: (row) => (
      <>
        <Link to={`/applications?opening=${row.id}`}>
          {row.applications}
          <span className="visually-hidden"> applications for {row.job_title}</span>
        </Link>
        {row.unread > 0 && <span className="sub">{row.unread} unread</span>}
      </>
    ),
  },
  {
    head: 'Change',
    className: 'cell-action',
    cell: (row) => (row.status === 'open' || row.status === 'closed') && <ExtendMenu opening={row} isSmall />,
  },
];

export const OpeningsPage = () => {
  const [params] = useSearchParams();
  const call = useListOpeningsQuery(undefined, { refetchOnFocus: true });
  const all = call.data?.items ?? [];
  const status = params.get('status') ?? undefined;
  const ofStatus = (wanted: string | undefined) => all.filter((row) => !wanted || row.status === wanted);
  const rows = ofStatus(status).filter((row) => holds(row, params.get('words') ?? ''));
  const current = useListKeys({
    keys: rows.map(({ id }) => String(id)),
    addressOf: (id) => `/openings/${id}`,
  });
  return (
    <Page
      title="Openings"
      actions={
        <Link className="btn btn-primary" to="/openings/new">
          New opening
        </Link>
      }
    >
      <Tabs
        label="Status"
        tabs={[undefined, ...OPENING_STATUSES].map((each) => ({
          label: each ? capitalise(each) : 'All',
          count: call.data && ofStatus(each).length,
          isChosen: status === each,
          params: { status: each },
        }))}
      />
      <search className="filters">
        <WordsFilter label="Search titles and places" />
      </search>
      <Loaded call={call}>
        {() =>
          rows.length > 0 ? (
            <DataTable rows={rows} keyOf={({ id }) => String(id)} columns={columns} current={current} />
          ) : (
            <StateMessage
              icon="briefcase"
              title={all.length > 0 ? 'Nothing matches' : 'No openings yet'}
              text={all.length > 0 ? 'No opening fits these filters.' : 'The first one is a form away.'}
            />
          )
        }
      </Loaded>
    </Page>
  );
};
