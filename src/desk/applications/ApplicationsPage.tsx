import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { ApplicationRow } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES, STAGES } from '../../contract/desk/constants.ts';
import { AnswerDialog } from '../answers/AnswerDialog.tsx';
import { makeAnswerShortcuts, APPLICATION_ANSWERS, type AnswerKind } from '../answers/answerKinds.ts';
import { describeRecipient, type AnswerRecipient } from '../answers/recipients.ts';
import { api } from '../api.ts';
import { urlFor } from '../deskApi.ts';
import { SelectionBar, useSelection, type Column } from '../lists/DataTable.tsx';
import { ChoiceFilter, OwnerFilter, SearchFilter } from '../lists/Filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import {
  describeFilters,
  describeShortSearch,
  readApplicationQuery,
  readCountedTo,
  withParams,
} from '../lists/listQuery.ts';
import { BulkActions } from './BulkActions.tsx';
import { useNextUnread } from './useNextUnread.ts';
import { Dialog, pluralise } from '../shell/Page.tsx';
import { StatusBadge } from '../shell/StatusBadge.tsx';
import { formatDateTime, formatShort } from '../shell/dates.ts';

const listRemarks = ({ isRepeat, isSuspect, notes, tags }: ApplicationRow): string =>
  [
    isRepeat && 'Applied before',
    isSuspect && 'Possibly a bot',
    notes > 0 && pluralise(notes, 'note'),
    ...tags,
  ]
    .filter(Boolean)
    .join(' · ');

const makeColumns = (search: string): readonly Column<ApplicationRow>[] => [
  {
    heading: 'Name',
    sort: 'name',
    cell: (row) => (
      <>
        <Link className="cell-text" title={row.name} to={`/applications/${row.reference}?${search}`}>
          {row.name}
          {!row.isRead && <span className="visually-hidden"> (unread)</span>}
        </Link>
        <span className="sub d-md-none">{row.jobTitle}</span>
        <span className="sub d-sm-none">
          <StatusBadge stage={row.status} />
        </span>
        <span className="sub">{listRemarks(row)}</span>
      </>
    ),
  },
  {
    heading: 'Opening',
    sort: 'opening',
    className: 'd-none d-md-table-cell',
    cell: (row) => (
      <span className="cell-text" title={row.jobTitle}>
        {row.jobTitle}
      </span>
    ),
  },
  {
    heading: 'Stage',
    sort: 'status',
    className: 'd-none d-sm-table-cell',
    cell: (row) => (
      <>
        <StatusBadge stage={row.status} />
        {row.interviewAt && <span className="sub">{formatDateTime(row.interviewAt)}</span>}
      </>
    ),
  },
  {
    heading: 'Owner',
    sort: 'owner',
    className: 'd-none d-xl-table-cell',
    cell: (row) => row.ownerName ?? '–',
  },
  {
    heading: 'Received',
    sort: 'received',
    className: 'text-nowrap',
    cell: (row) => formatShort(row.receivedAt),
  },
];

const isRow =
  (key: string) =>
  ({ reference }: ApplicationRow): boolean =>
    reference === key;
const toRecipient = ({ reference, name, jobTitle, status, updatedAt }: ApplicationRow): AnswerRecipient => ({
  reference,
  name,
  job: jobTitle,
  stage: status,
  updatedAt,
});

const FILTERS = ['words', 'attention', 'opening', 'owner', 'tag'];
const ATTENTION_CHOICES = [
  ['new', 'New since yesterday'],
  ['waiting', 'Waiting too long'],
] as const;

const Filters = () => {
  const { data } = api.useListOpeningNamesQuery(undefined);
  const { tags = [] } = api.useListTagsQuery(undefined).data ?? {};
  const [params, setParams] = useSearchParams();
  const openings = (data?.items ?? []).map(
    ({ id, job_title, location }) => [String(id), `${job_title}, ${location}`] as const,
  );
  return (
    <>
      <SearchFilter label="Search names, texts and resumes" />
      <ChoiceFilter name="attention" label="Attention" choices={ATTENTION_CHOICES} />
      <ChoiceFilter name="opening" label="Opening" choices={openings} />
      <OwnerFilter />
      {tags.length > 0 && <ChoiceFilter name="tag" label="Tag" choices={tags.map((tag) => [tag, tag])} />}
      {FILTERS.some((name) => params.has(name)) && (
        <Button variant="quiet" onClick={() => setParams('')}>
          Show all
        </Button>
      )}
    </>
  );
};

export const ApplicationsPage = () => {
  const [params] = useSearchParams();
  const query = readApplicationQuery(params);
  const result = api.useListApplicationsQuery(query, { refetchOnFocus: true, refetchOnMountOrArgChange: 30 });
  const { items = [], counts } = result.data ?? {};
  const { selected, select, clear } = useSelection<ApplicationRow>(describeFilters(query));
  const [answering, setAnswering] = useState<{ kind: AnswerKind; recipients: readonly AnswerRecipient[] }>();
  const answer = (kind: AnswerKind, current?: string) => {
    const rows = selected.size > 0 || !current ? [...selected.values()] : items.filter(isRow(current));
    if (rows.length > 0) setAnswering({ kind, recipients: rows.map(toRecipient) });
  };
  const elsewhere = [...selected.keys()].filter((key) => !items.some(isRow(key))).length;
  const openNextUnread = useNextUnread(query);
  const [areAllShown, setAreAllShown] = useState(false);
  const exportUrl = `${urlFor('exportApplications')}${withParams(params, {})}`;
  return (
    <ListPage
      title="Applications"
      actions={
        <a className="btn btn-quiet" href={exportUrl} download>
          Export CSV
        </a>
      }
      tabsLabel="Stages"
      tabs={[
        ['All', counts?.all, { status: undefined, unread: undefined }],
        ['Unread', counts?.unread, { status: undefined, unread: 'true' }],
        ...STAGES.map((stage) => {
          const count = counts && (counts.byStatus[stage] ?? 0);
          return [STAGE_NAMES[stage], count, { status: stage, unread: undefined }] as const;
        }),
      ]}
      filters={<Filters />}
      result={result}
      rows={items}
      page={result.data}
      countedTo={readCountedTo(query)}
      note={describeShortSearch(query.words)}
      icon="document"
      emptyTitle="No applications yet"
      getKey={({ reference }) => reference}
      recordPath={(reference) => `/applications/${reference}?${params.toString()}`}
      columns={makeColumns(params.toString())}
      selection={{ selected, select, getName: ({ name }) => name }}
      isUnread={({ isRead }) => !isRead}
      shortcuts={(row) => ({
        x: () => {
          const ticked = items.find(isRow(row ?? ''));
          if (row && ticked) select([[row, ticked]], !selected.has(row));
        },
        Escape: clear,
        n: () => void openNextUnread(),
        ...makeAnswerShortcuts(APPLICATION_ANSWERS, (kind) => answer(kind, row)),
      })}
    >
      {selected.size > 0 && (
        <SelectionBar
          label="Selected applications"
          count={selected.size}
          elsewhere={
            elsewhere > 0 && (
              <Button variant="link" onClick={() => setAreAllShown(true)}>
                {elsewhere} not on this page: show
              </Button>
            )
          }
        >
          <Button variant="quiet" onClick={clear}>
            Clear the selection
          </Button>
          <BulkActions rows={[...selected.values()]} onChanged={clear} />
          <Button variant="quiet" onClick={() => answer('question')}>
            Write to them
          </Button>
          <Button variant="primary" onClick={() => answer('decline')}>
            Decline {selected.size}…
          </Button>
        </SelectionBar>
      )}
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} onSent={clear} />}
      {areAllShown && (
        <Dialog title={`${selected.size} selected`} onClose={() => setAreAllShown(false)}>
          <ul className="mb-0">
            {[...selected.values()].map((row) => (
              <li key={row.reference}>{describeRecipient(toRecipient(row))}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </ListPage>
  );
};
