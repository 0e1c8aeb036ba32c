import { SiteLink } from '../../../ui/SiteLink.tsx';
import { listTexts } from '../../../content/careersTexts.ts';
import { openingListTexts as texts } from '../../../content/openingListTexts.ts';
import { paths } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { isNarrowed } from '../../../contract/openingFilterQuery.ts';
import { PAGE_SIZE } from '../../../contract/openingFilters.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { WithoutScript } from '../application/WithoutScript.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { AlertsLink } from './AlertsLink.tsx';
import { FeedLinks } from './FeedLinks.tsx';
import type { FoundOpenings } from './findOpenings.ts';
import { IgnoredValues } from './IgnoredValues.tsx';
import { JobCard } from './JobCard.tsx';
import { KEEPS_PLACE } from './listAddress.ts';
import { OpeningPager } from './OpeningPager.tsx';
import { OpeningSearchForm } from './OpeningSearchForm.tsx';
import { OpeningSkeletons } from './OpeningSkeletons.tsx';
import { useOpeningList } from './useOpeningList.ts';
import * as styles from './ListOfOpenings.module.scss';

/** So few are read through sooner than narrowed. */
const FEW = 6;

const NoOpenings = () => (
  <p>
    {listTexts.speculative} <MailLink email={site.careersEmail} />.
  </p>
);

const NoneFits = ({ open }: Pick<FoundOpenings, 'open'>) => (
  <p>
    {texts.noneAdvice}{' '}
    <SiteLink to={paths.careers} state={KEEPS_PLACE}>
      {texts.all(open)}
    </SiteLink>
    .
  </p>
);

const FoundCards = ({ openings }: Pick<FoundOpenings, 'openings'>) => (
  <ul className="card-grid">
    {openings.map((opening) => (
      <li key={opening.id}>
        <JobCard opening={opening} />
      </li>
    ))}
  </ul>
);

const countOf = ({ total, open, filters }: FoundOpenings): string => {
  if (open === 0) return listTexts.empty;
  if (total === 0) return texts.none(open);
  const pages = Math.ceil(total / PAGE_SIZE);
  const count = texts.count({ total, open, isNarrowed: isNarrowed(filters) });
  return pages > 1 ? count + texts.page(filters.page, pages) : count;
};

const statusOf = ({ found, isBusy, isLoading }: ReturnType<typeof useOpeningList>): string => {
  if (isLoading) return listTexts.loading;
  if (!found) return listTexts.failed;
  return isBusy ? texts.busy : countOf(found);
};

/** Words, filters and openings. The status line, the same element in every situation, says which one it is. */
export const ListOfOpenings = () => {
  const list = useOpeningList();
  const { found, filters, hasAlerts, isLoading, isFetching, isBusy, hasFailed, refetch } = list;
  const hasSearch = found && (found.open > FEW || isNarrowed(filters));
  return (
    <>
      {hasSearch && <OpeningSearchForm {...found} filters={filters} hasChoice={found.open > FEW} />}
      {found && <IgnoredValues ignored={found.ignored} />}
      <p role="status" className={found ? styles.count : 'needs-js'} tabIndex={-1} data-list-count>
        {statusOf(list)}
      </p>
      {isLoading && <WithoutScript text={listTexts.noScript} />}
      {isLoading && (
        <div className="needs-js">
          <OpeningSkeletons />
        </div>
      )}
      {hasFailed && <LoadFailed advice={listTexts.failedAdvice} onRetry={refetch} isRetrying={isFetching} />}
      {found && (
        <div className={styles.found} aria-busy={isBusy || undefined}>
          {found.open === 0 && <NoOpenings />}
          {found.open > 0 && found.total === 0 && <NoneFits open={found.open} />}
          {found.openings.length > 0 && <FoundCards openings={found.openings} />}
          <OpeningPager total={found.total} filters={found.filters} />
          <FeedLinks filters={found.filters} />
        </div>
      )}
      {found && hasAlerts && <AlertsLink />}
    </>
  );
};
