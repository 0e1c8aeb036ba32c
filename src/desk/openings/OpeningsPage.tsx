import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OPENING_STATUSES, STAGE_NAMES, STAGES } from '../../contract/desk/constants.ts';
import type { OpeningRow } from '../../contract/desk/openingSchemas.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { api } from '../api.ts';
import type { Column } from '../lists/DataTable.tsx';
import { SearchFilter } from '../lists/Filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { readOpeningQuery } from '../lists/listQuery.ts';
import { pluralise } from '../shell/Page.tsx';
import { formatDay, formatDateTime } from '../shell/dates.ts';
import { StatusBadge } from '../shell/StatusBadge.tsx';
import { describeLimit } from './describeLimit.ts';
import { ExtendMenu } from './ExtendMenu.tsx';
import { needsPlace } from './openingForm.ts';

const describeDates = ({ status, closing_date, closedAt, publishAt }: OpeningRow): string => {
  if (status === 'closed') return closedAt ? `Closed ${formatDay(closedAt)}` : 'Closed';
  if (status === 'scheduled' && publishAt) return `Opens ${formatDateTime(publishAt)}`;
  return closing_date ? formatDay(closing_date) : 'None';
};

/** How many applications are in which stage, each with a link to them, and how soon people are answered. */
const StageCounts = ({ id, job_title, byStage, daysToAnswer }: OpeningRow) => (
  <span className="sub text-wrap">
    {STAGES.filter((stage) => byStage[stage]).map((stage, index) => (
      <Fragment key={stage}>
        {index > 0 && ' · '}
        <Link to={`/applications?opening=${id}&status=${stage}`}>
          {byStage[stage]} {STAGE_NAMES[stage].toLowerCase()}
          <span className="visually-hidden"> for {job_title}</span>
        </Link>
      </Fragment>
    ))}
    {daysToAnswer !== null && (
      <span className="d-block">First answer after {pluralise(daysToAnswer, 'day')} (median)</span>
    )}
  </span>
);

const columns: readonly Column<OpeningRow>[] = [
  {
    heading: 'Opening',
    cell: (row) => (
      <>
        <Link to={`/openings/${row.id}`}>
          <strong>{row.job_title}</strong>
        </Link>
        <span className="sub">{row.location}</span>
        {row.limitedTo && <span className="sub">{describeLimit(row.limitedTo)}</span>}
        {needsPlace(row) && <span className="sub text-danger-emphasis">Needs a country</span>}
        <span className="sub d-sm-none">
          <StatusBadge stage={row.status} isSample={row.isSample} />
        </span>
      </>
    ),
  },
  {
    heading: 'Status',
    className: 'd-none d-sm-table-cell',
    cell: (row) => <StatusBadge stage={row.status} isSample={row.isSample} />,
  },
  { heading: 'Closing date', className: 'd-none d-md-table-cell text-nowrap', cell: describeDates },
  {
    heading: 'Applications',
    className: 'd-none d-sm-table-cell text-nowrap',
    cell: (row) => (
      <>
        <Link to={`/applications?opening=${row.id}`}>
          {row.applications}
          <span className="visually-hidden">
            {row.applications === 1 ? ' application' : ' applications'} for {row.job_title}
          </span>
        </Link>
        {row.unread > 0 && <span className="sub">{row.unread} unread</span>}
        <StageCounts {...row} />
      </>
    ),
  },
  {
    heading: 'Change',
    cell: (row) => (row.status === 'open' || row.status === 'closed') && <ExtendMenu opening={row} />,
  },
];

export const OpeningsPage = () => {
  const [params] = useSearchParams();
  const query = readOpeningQuery(params);
  const result = api.useListOpeningsQuery(query, { refetchOnFocus: true });
  const { items = [], counts } = result.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ListPage
      title="Openings"
      actions={
        <Link className="btn btn-primary" to="/openings/new">
          New opening
        </Link>
      }
      tabsLabel="Status"
      tabs={[undefined, ...OPENING_STATUSES].map((tabStatus) => [
        tabStatus ? capitalise(tabStatus) : 'All',
        tabStatus ? counts?.[tabStatus] : all,
        { status: tabStatus },
      ])}
      filters={<SearchFilter label="Search openings" />}
      result={result}
      rows={items}
      page={result.data}
      icon="briefcase"
      emptyTitle="No openings yet"
      getKey={({ id }) => String(id)}
      recordPath={(id) => `/openings/${id}`}
      columns={columns}
    />
  );
};
