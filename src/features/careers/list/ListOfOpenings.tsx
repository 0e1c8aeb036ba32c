import { draftTexts } from '../../../content/draftTexts.ts';
import { useHasDraft } from '../../../ui/draft/useHasDraft.ts';
import Placeholder from 'react-bootstrap/Placeholder';
import { Link, useLocation } from 'react-router-dom';
import { alertTexts } from '../../../content/alertTexts.ts';
import { listTexts } from '../../../content/careersTexts.ts';
import { feedTexts } from '../../../content/feedTexts.ts';
import { feedPath, OPENING_FEEDS } from '../../../content/feedTypes.ts';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { paths } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { toListQuery, hasFilters, writeFilters } from '../../../contract/openingFilterQuery.ts';
import { type IgnoredValue, type OpeningFilters, PAGE_SIZE } from '../../../contract/openingFilters.ts';
import type { OpeningSummary } from '../../../contract/schemas.ts';
import { toOpeningExcerpt } from '../../../lib/toOpeningExcerpt.ts';
import { shorten } from '../../../lib/shorten.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';
import { NoScriptNotice } from '../application/NoScriptNotice.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { OpeningLink } from '../OpeningLink.tsx';
import type { FoundOpenings } from './findOpenings.ts';
import { KEEP_POSITION } from './listLocation.ts';
import * as styles from './ListOfOpenings.module.scss';
import { OpeningFacts } from './OpeningFacts.tsx';
import { OpeningPager } from './OpeningPager.tsx';
import { OpeningSearchForm } from './OpeningSearchForm.tsx';
import { useOpeningList } from './useOpeningList.ts';

/** The link to job alerts with the list's filters. */
export const AlertsLink = () => {
  const { search } = useLocation();
  const listQuery = toListQuery(search);
  return (
    <p className="mt-4 no-print">
      <Link to={listQuery === '' ? paths.jobAlerts : `${paths.jobAlerts}?${listQuery}`}>
        {alertTexts.invitation}
      </Link>
    </p>
  );
};

/** Feeds with the list's filters. Another host's back end has none. */
export const FeedLinks = ({ filters }: { filters: OpeningFilters }) => {
  if (buildSettings.careersHost !== '') return null;
  const query = writeFilters({ ...filters, order: 'newest', page: 1 });
  return (
    <p className={styles.feeds}>
      {`${feedTexts.follow} `}
      <span>
        {OPENING_FEEDS.map((kind) => (
          <a key={kind} href={feedPath(kind, query)} rel="nofollow">
            {feedTexts.kinds[kind]}
          </a>
        ))}
      </span>
    </p>
  );
};

/** The most values that are shown, and their length. Visitors enter neither more nor longer ones. */
const MAX_IGNORED_VALUES = 5;
const MAX_VALUE_LENGTH = 60;

/** The unknown filter values of the URL. */
export const IgnoredValues = ({ ignored }: { ignored: readonly IgnoredValue[] }) => {
  if (ignored.length === 0) return null;
  const namedValues = ignored
    .slice(0, MAX_IGNORED_VALUES)
    .map(({ name, value }) => texts.ignoredValue({ name, value: shorten(value, MAX_VALUE_LENGTH) }));
  return <p>{`${texts.ignored} ${namedValues.join(', ')}.`}</p>;
};

/** One opening in the list. The stylesheet stretches its link over the card. */
export const JobCard = ({ opening }: { opening: OpeningSummary }) => (
  <article className="card">
    <h3 className="card-title">{opening.job_title}</h3>
    <OpeningFacts opening={opening} />
    <p className="card-text">
      {`${useHasDraft(opening.id) ? `${draftTexts.waits} ` : ''}${toOpeningExcerpt(opening.description)}`}
    </p>
    <OpeningLink id={opening.id} className="card-more">
      {listTexts.readMore}
      <span className="visually-hidden">{listTexts.readMoreAbout(opening.job_title)}</span>
      <Icon name="arrowRight" />
    </OpeningLink>
  </article>
);

const SKELETON_KEYS = ['first', 'second', 'third'] as const;

/** Reserves the height of the first cards while the list is loading. */
export const OpeningSkeletons = () => (
  <Placeholder as="div" animation="glow" className="card-grid" aria-hidden="true">
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="skeleton" data-testid="skeleton" />
    ))}
  </Placeholder>
);

/** Up to this number of openings, reading the list is quicker than filtering it. */
const MAX_UNFILTERED = 6;

const NoOpenings = () => (
  <p>
    {`${listTexts.speculative} `}
    <MailLink email={site.careersEmail} />.
  </p>
);

const NoMatches = ({ openCount }: Pick<FoundOpenings, 'openCount'>) => (
  <p>
    {`${texts.noneAdvice} `}
    <Link to={paths.careers} state={KEEP_POSITION}>
      {texts.all(openCount)}
    </Link>
    .
  </p>
);

const OpeningCards = ({ openings }: Pick<FoundOpenings, 'openings'>) => (
  <ul className="card-grid">
    {openings.map((opening) => (
      <li key={opening.id}>
        <JobCard opening={opening} />
      </li>
    ))}
  </ul>
);

const countText = ({ total, openCount, filters }: FoundOpenings): string => {
  if (openCount === 0) return listTexts.empty;
  if (total === 0) return texts.none;
  const pages = Math.ceil(total / PAGE_SIZE);
  const count = texts.count({ total, open: openCount, isFiltered: hasFilters(filters) });
  return pages > 1 ? count + texts.page(filters.page, pages) : count;
};

const statusText = ({ result, isBusy, isLoading }: ReturnType<typeof useOpeningList>): string => {
  if (isLoading) return listTexts.loading;
  if (!result) return listTexts.failed;
  return isBusy ? texts.busy : countText(result);
};

/** Search, filters and openings. The status line, always the same element, describes the current state. */
export const ListOfOpenings = () => {
  const list = useOpeningList();
  const { result, filters, hasAlerts, isLoading, isFetching, isBusy, hasFailed, refetch } = list;
  const hasSearch = result && (result.openCount > MAX_UNFILTERED || hasFilters(filters));
  return (
    <>
      {hasSearch && (
        <OpeningSearchForm {...result} filters={filters} isSearchable={result.openCount > MAX_UNFILTERED} />
      )}
      {result && <IgnoredValues ignored={result.ignored} />}
      {/* Takes the focus when a filter is removed or another page is opened; the status line then says the number. */}
      <div id={texts.id} role="group" aria-label={texts.results} tabIndex={-1}>
        <p role="status" className={result ? styles.count : 'needs-js'} data-list-count>
          {statusText(list)}
        </p>
        {isLoading && <NoScriptNotice text={listTexts.noScript} />}
        {isLoading && (
          <div className="needs-js">
            <OpeningSkeletons />
          </div>
        )}
        {hasFailed && (
          <LoadFailed advice={listTexts.failedAdvice} onRetry={refetch} isRetrying={isFetching} />
        )}
        {result && (
          <div className={styles.found} aria-busy={isBusy || undefined}>
            {result.openCount === 0 && <NoOpenings />}
            {result.openCount > 0 && result.total === 0 && <NoMatches openCount={result.openCount} />}
            {result.openings.length > 0 && <OpeningCards openings={result.openings} />}
            <OpeningPager total={result.total} filters={result.filters} />
            <FeedLinks filters={result.filters} />
          </div>
        )}
      </div>
      {result && hasAlerts && <AlertsLink />}
    </>
  );
};
