import { listTexts } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import type { OpeningList } from '../../../contract/schemas.ts';
import { useCareerListQuery } from '../../../store/careersApi.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { JobCard } from './JobCard.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { OpeningSkeletons } from './OpeningSkeletons.tsx';
import { WithoutScript } from '../application/WithoutScript.tsx';

const JobCards = ({ openings }: { openings: OpeningList }) => (
  <ul className="card-grid">
    {openings.map((opening) => (
      <li key={opening.id}>
        <JobCard opening={opening} />
      </li>
    ))}
  </ul>
);

const NoOpenings = () => (
  <p>
    {listTexts.speculative} <MailLink email={site.careersEmail} />.
  </p>
);

const statusOf = (openings: OpeningList | undefined, isFetching: boolean): string => {
  if (!openings) return isFetching ? listTexts.loading : listTexts.failed;
  return openings.length > 0 ? listTexts.count(openings.length) : listTexts.empty;
};

/** Four screens for four situations; the status line, the same element in all of them, says which one it is. */
export const OpeningCards = () => {
  const { data: openings, isLoading, isFetching, refetch } = useCareerListQuery();
  const hasFailed = !openings && !isLoading;
  return (
    <>
      <p role="status" className={openings ? undefined : 'needs-js'}>
        {statusOf(openings, isFetching)}
      </p>
      {isLoading && <WithoutScript text={listTexts.noScript} />}
      {isLoading && (
        <div className="needs-js">
          <OpeningSkeletons />
        </div>
      )}
      {hasFailed && <LoadFailed advice={listTexts.failedAdvice} onRetry={refetch} isRetrying={isFetching} />}
      {openings && (openings.length > 0 ? <JobCards openings={openings} /> : <NoOpenings />)}
    </>
  );
};
