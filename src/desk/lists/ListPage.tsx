import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { PageEnds } from '../../contract/desk/sessionSchemas.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { formatCount } from '../../lib/formatCount.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { Loaded, Page } from '../shell/Page.tsx';
import { useShortcuts } from '../shell/useShortcuts.ts';
import { DataTable, type Column, type DataTableProps } from './DataTable.tsx';
import { describeTotal, findStart, PAGE_SIZE, withPage, withParams } from './listQuery.ts';
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

interface PagesProps extends PageEnds {
  /** Of the list that is shown. */
  params: URLSearchParams;
  keys: readonly string[];
  total: number;
  countedTo: number;
}

const Pages = ({ params, keys, countedTo, ...page }: PagesProps) => {
  const start = findStart(params, { ...page, items: keys });
  const renderLink = (label: string, search: string) => (
    <Link className="btn btn-quiet btn-sm" to={{ search }}>
      {label}
    </Link>
  );
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  return (
    <nav
      className="d-flex flex-wrap align-items-center justify-content-between gap-2 py-3 text-body-secondary"
      aria-label="Pages"
    >
      <span>
        {formatCount(start + 1)}–{formatCount(start + keys.length)} of {describeTotal(page.total, countedTo)}
      </span>
      <span className="actions">
        {page.hasPrevious &&
          renderLink('Previous page', withPage(params, { start: start - PAGE_SIZE, before: first }))}
        {page.hasNext && renderLink('Next page', withPage(params, { start: start + PAGE_SIZE, after: last }))}
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
  page: (PageEnds & { total: number }) | undefined;
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
  const { result, rows, page, countedTo = Infinity, icon, emptyTitle, ...others } = list;
  const { recordPath, shortcuts, note, children, ...table } = others;
  const total = page?.total ?? 0;
  const search = useSearchParams()[0].toString();
  /** The parameters of the list that is shown. */
  const [shown, setShown] = useState(search);
  if (result.currentData !== undefined && shown !== search) setShown(search);
  const params = new URLSearchParams(shown);
  const navigate = useNavigate();
  const keys = rows.map(table.getKey);
  // While other filters' list is loaded, the rows of the former one are shown; no key acts on them.
  const { current, move, moveTo } = useListCursor(result.currentData ? keys : []);
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
      {page && keys.length > 0 && <Pages {...page} params={params} keys={keys} countedTo={countedTo} />}
      {children}
    </Page>
  );
};
