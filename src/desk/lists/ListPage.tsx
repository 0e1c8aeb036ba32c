import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { IconName } from '../../ui/Icon.tsx';
import { formatCount } from '../../lib/formatCount.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { Loaded, Page } from '../shell/Page.tsx';
import { useShortcuts } from '../shell/useShortcuts.ts';
import { DataTable, type Column, type DataTableProps } from './DataTable.tsx';
import { describeTotal, PAGE_SIZE, withParams } from './listQuery.ts';
import { useListCursor } from './useListCursor.ts';

/** `params`: query parameters of the tab. */
type Tab = readonly [
  label: string,
  count: number | undefined,
  params: Readonly<Record<string, string | undefined>>,
];

/** A count, or '1,000+' if the server has stopped counting there. */
export const Count = ({ count, countedTo }: { count: number; countedTo: number }) =>
  count > countedTo ? (
    <>
      <span aria-hidden="true">{formatCount(countedTo)}+</span>
      <span className="visually-hidden">{describeTotal(countedTo + 1, countedTo)}</span>
    </>
  ) : (
    formatCount(count)
  );

const Tabs = (props: { label: string; tabs: readonly Tab[]; countedTo: number }) => {
  const { label, tabs, countedTo } = props;
  const [params] = useSearchParams();
  return (
    <nav className="nav nav-underline flex-nowrap overflow-x-auto border-bottom pt-1 mb-3" aria-label={label}>
      {tabs.map(([name, count, target]) => {
        const isActive = Object.entries(target).every(([key, value]) => params.get(key) === (value ?? null));
        return (
          <Link
            key={name}
            className={joinClasses('nav-link text-nowrap', isActive && 'active')}
            to={{ search: withParams(params, target) }}
            aria-current={isActive ? 'page' : undefined}
          >
            {name}{' '}
            {count !== undefined && (
              <small>
                <Count count={count} countedTo={countedTo} />
              </small>
            )}
          </Link>
        );
      })}
    </nav>
  );
};

const Pages = (props: { total: number; offset: number; countedTo: number }) => {
  const { total, offset, countedTo } = props;
  const [params] = useSearchParams();
  const page = Math.floor(offset / PAGE_SIZE) + 1;
  const renderLink = (to: number, label: string) => (
    <Link className="btn btn-quiet btn-sm" to={{ search: withParams(params, { page: String(to) }) }}>
      {label}
    </Link>
  );
  return (
    <nav
      className="d-flex flex-wrap align-items-center justify-content-between gap-2 py-3 text-body-secondary"
      aria-label="Pages"
    >
      <span>
        {formatCount(offset + 1)}–{formatCount(Math.min(offset + PAGE_SIZE, total))} of{' '}
        {describeTotal(total, countedTo)}
      </span>
      <span className="actions">
        {page > 1 && renderLink(page - 1, 'Previous page')}
        {offset + PAGE_SIZE < total && renderLink(page + 1, 'Next page')}
      </span>
    </nav>
  );
};

interface ListPageProps<Row> extends Pick<
  DataTableProps<Row>,
  'getKey' | 'columns' | 'selection' | 'isUnread'
> {
  title: string;
  actions?: ReactNode;
  tabsLabel: string;
  tabs: readonly Tab[];
  filters: ReactNode;
  result: { data?: unknown; currentData?: unknown; error?: unknown; refetch: () => unknown };
  rows: readonly Row[];
  pages?: { total: number; offset: number } | undefined;
  /** A larger count means 'more than that'. */
  countedTo?: number;
  icon: IconName;
  /** Title of the empty list without filters. */
  emptyTitle: string;
  recordPath: (key: string) => string;
  /** Keyboard shortcuts in addition to j, k and o. */
  shortcuts?: (current: string | undefined) => Readonly<Record<string, () => void>>;
  /** What the list may miss; below it. */
  note?: string | undefined;
  children?: ReactNode;
}

/** '12 found, sorted by name'. A status, so that each change of filters, tab or order is announced. */
const describeCount = <Row,>(
  total: string,
  columns: readonly Column<Row>[],
  params: URLSearchParams,
): string => {
  const sorted = columns.find(({ sort }) => sort !== undefined && sort === params.get('sort'));
  const order = params.get('order') === 'desc' ? ', last first' : '';
  const found = `${total.charAt(0).toUpperCase()}${total.slice(1)}`;
  return `${found} found${sorted ? `, sorted by ${sorted.heading.toLowerCase()}${order}` : ''}`;
};

/** A table with tabs, filters and pages. The keys j and k move from row to row, o opens one. */
export const ListPage = <Row,>({ title, actions, tabsLabel, tabs, filters, ...list }: ListPageProps<Row>) => {
  const { result, rows, pages, countedTo = Infinity, icon, emptyTitle, ...others } = list;
  const { recordPath, shortcuts, note, children, ...table } = others;
  const total = pages?.total ?? rows.length;
  const search = useSearchParams()[0].toString();
  /** The parameters of the list that is shown. */
  const [shown, setShown] = useState(search);
  if (result.currentData !== undefined && shown !== search) setShown(search);
  const params = new URLSearchParams(shown);
  const navigate = useNavigate();
  // While other filters' list is loaded, the rows of the former one are shown; no key acts on them.
  const { current, move, moveTo } = useListCursor(result.currentData ? rows.map(table.getKey) : []);
  useShortcuts({
    j: move(1),
    k: move(-1),
    o: () => current && void navigate(recordPath(current)),
    ...shortcuts?.(current),
  });
  return (
    <Page title={title} actions={actions}>
      <Tabs label={tabsLabel} tabs={tabs} countedTo={countedTo} />
      <search className="field-row d-flex flex-wrap align-items-end gap-2 mb-3">{filters}</search>
      {result.data !== undefined && (
        <p className="text-body-secondary small mb-2" role="status">
          {/* A new element, so that an equal count is announced too. */}
          <span key={shown}>{describeCount(describeTotal(total, countedTo), table.columns, params)}</span>
        </p>
      )}
      <Loaded result={{ ...result, currentData: result.data }}>
        {() => {
          if (rows.length > 0)
            return <DataTable label={title} rows={rows} current={current} onEnter={moveTo} {...table} />;
          if (params.size === 0) return <StateMessage icon={icon} title={emptyTitle} />;
          return <StateMessage icon={icon} title="No matches" text="Change or remove the filters." />;
        }}
      </Loaded>
      {note && <p className="text-body-secondary small mt-2 mb-0">{note}</p>}
      {pages && rows.length > 0 && <Pages {...pages} countedTo={countedTo} />}
      {children}
    </Page>
  );
};
