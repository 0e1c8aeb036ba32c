import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ApplicationRow } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES, STAGES } from '../../contract/desk/constants.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { AnswerDialog } from '../answers/AnswerDialog.tsx';
import type { AnswerKind } from '../answers/answerKinds.ts';
import { useListOpeningsQuery, useListApplicationsQuery } from '../api.ts';
import { addressOf } from '../deskApi.ts';
import { DataTable, type Column } from '../lists/DataTable.tsx';
import { ChoiceFilter, OwnerFilter, Pages, Tabs, WordsFilter } from '../lists/Filters.tsx';
import { PAGE_SIZE, readListQuery } from '../lists/listQuery.ts';
import { useChosen, useListKeys } from '../lists/listState.ts';
import { Loaded, Page } from '../shell/Page.tsx';
import { momentOf, shortOf } from '../shell/dates.ts';
import { Stage } from './Stage.tsx';

const remarksOn = ({ isRepeat, isSuspect, notes }: ApplicationRow): string =>
  [
    isRepeat && 'Applied before',
    isSuspect && 'Looks like a machine',
    notes > 0 && (notes === 1 ? '1 note' : `${notes} notes`),
  ]
    .filter(Boolean)
    .join(' · ');

const columns = (search: string): readonly Column<ApplicationRow>[] => [
  {
    head: 'Name',
    sort: 'name',
    cell: (row) => (
      <>
        <Link to={`/applications/${row.reference}?${search}`}>
          {row.name}
          {!row.isRead && <span className="visually-hidden"> (unread)</span>}
        </Link>
        <span className="sub d-md-none">{row.jobTitle}</span>
        <span className="sub d-sm-none">
          <Stage stage={row.status} />
        </span>
        <span className="sub">{remarksOn(row)}</span>
      </>
    ),
  },
  { head: 'Opening', sort: 'opening', from: 'md', cell: (row) => row.jobTitle },
  {
    head: 'Stage',
    sort: 'status',
    from: 'sm',
    cell: (row) => (
      <>
        <Stage stage={row.status} />
        {row.interviewAt && <span className="sub">{momentOf(row.interviewAt)}</span>}
      </>
    ),
  },
  { head: 'Owner', sort: 'owner', from: 'xl', cell: (row) => row.ownerName ?? '–' },
  { head: 'Received', sort: 'received', className: 'cell-figure', cell: (row) => shortOf(row.receivedAt) },
];

const Filters = () => {
  const { data } = useListOpeningsQuery(undefined);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const openings = (data?.items ?? []).map(
    ({ id, job_title, location }) => [String(id), `${job_title}, ${location}`] as const,
  );
  return (
    <search className="filters">
      <WordsFilter key={String(params.has('words'))} label="Search names and notes" />
      <ChoiceFilter name="opening" label="Opening" choices={openings} />
      <OwnerFilter />
      {['words', 'opening', 'owner'].some((name) => params.has(name)) && (
        <Button variant="quiet" onClick={() => void navigate('.')}>
          Show all
        </Button>
      )}
    </search>
  );
};

export const ApplicationsPage = () => {
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const list = useListApplicationsQuery(query, { refetchOnFocus: true, refetchOnMountOrArgChange: 30 });
  const counts = list.data?.counts;
  const { chosen, choose, clear } = useChosen();
  const [answering, setAnswering] = useState<{ kind: AnswerKind; references: readonly string[] }>();
  const answer = (kind: AnswerKind, current?: string) => () => {
    const references = chosen.size > 0 || !current ? [...chosen] : [current];
    if (references.length > 0) setAnswering({ kind, references });
  };
  const current = useListKeys({
    keys: (list.data?.items ?? []).map(({ reference }) => reference),
    addressOf: (reference) => `/applications/${reference}?${params.toString()}`,
    actions: (row) => ({
      x: () => row && choose([row], !chosen.has(row)),
      d: answer('decline', row),
      i: answer('invite', row),
      a: answer('question', row),
    }),
  });
  const isUnread = params.get('unread') === 'true';
  const status = params.get('status') ?? '';
  const exported = new URLSearchParams(params);
  exported.delete('page');
  return (
    <Page
      title="Applications"
      actions={
        <a
          className="btn btn-quiet"
          href={`${addressOf('exportApplications')}?${exported.toString()}`}
          download
        >
          Export CSV
        </a>
      }
    >
      <Tabs
        label="Stages"
        tabs={[
          {
            label: 'All',
            count: counts?.all,
            isChosen: !isUnread && !status,
            params: { status: undefined, unread: undefined },
          },
          {
            label: 'Unread',
            count: counts?.unread,
            isChosen: isUnread,
            params: { status: undefined, unread: 'true' },
          },
          ...STAGES.map((stage) => ({
            label: STAGE_NAMES[stage],
            count: counts && (counts.byStatus[stage] ?? 0),
            isChosen: !isUnread && status === stage,
            params: { status: stage, unread: undefined },
          })),
        ]}
      />
      <Filters />
      <Loaded call={list}>
        {({ items, total }) =>
          items.length === 0 ? (
            <StateMessage
              icon="document"
              title={params.size > 0 ? 'Nothing matches' : 'No applications yet'}
              text={
                params.size > 0
                  ? 'No application fits these filters.'
                  : 'Applications appear here as soon as they arrive.'
              }
            />
          ) : (
            <>
              <DataTable
                rows={items}
                keyOf={({ reference }) => reference}
                columns={columns(params.toString())}
                choice={{ chosen, choose, nameOf: ({ name }) => name }}
                current={current}
                isUnread={({ isRead }) => !isRead}
              />
              <Pages total={total} offset={Number(query.offset)} size={PAGE_SIZE} />
            </>
          )
        }
      </Loaded>
      {chosen.size > 0 && (
        <div className="chosen-bar" role="region" aria-label="Chosen applications">
          <strong role="status">{chosen.size} chosen</strong>
          <Button variant="quiet" onClick={clear}>
            Choose none
          </Button>
          <Button variant="quiet" onClick={answer('question')}>
            Write to them
          </Button>
          <Button variant="primary" onClick={answer('decline')}>
            Decline {chosen.size}…
          </Button>
        </div>
      )}
      {answering && (
        <AnswerDialog
          {...answering}
          onClose={() => setAnswering(undefined)}
          onSent={() => {
            setAnswering(undefined);
            clear();
          }}
        />
      )}
    </Page>
  );
};
