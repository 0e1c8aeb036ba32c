import { useState } from 'react';
import { jobTexts } from '../../../content/careersTexts.ts';
import { openingTitle } from '../../../content/pageTitle.ts';
import { openingPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCareerDetailQuery, type OpeningResult } from '../../../store/careersApi.ts';
import { formatDay } from '../../../lib/formatDate.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { HeroScene } from '../../../ui/HeroScene.tsx';
import { PageHero } from '../../../ui/PageHero.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { useHasFailed } from '../useHasFailed.ts';
import { ApplyAnyway } from '../list/ApplyAnyway.tsx';
import { loadApplicationForm } from '../application/loadApplicationForm.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { FormSidebar } from './FormSidebar.tsx';
import * as styles from './JobPage.module.scss';
import { JobUnavailable } from './JobUnavailable.tsx';
import { LateNotice } from './LateNotice.tsx';
import { OpenJob } from './OpenJob.tsx';
import { SimilarOpenings } from './SimilarOpenings.tsx';
import { NoScriptNotice } from '../application/NoScriptNotice.tsx';

const ApplicationForm = lazyPart(loadApplicationForm);

/** The age at which a shown opening is checked again when its form is used. */
const RECHECK_MS = 30_000;

const NOT_FOUND: OpeningResult = { kind: 'notFound' };

const chooseTitle = (result: OpeningResult | undefined, loadingTitle: string): string => {
  if (!result) return loadingTitle;
  return result.kind === 'open' ? result.opening.job_title : jobTexts[result.kind];
};

/**
 * The page of one opening. Its hero is always the same live region, so that the result of loading is announced. 'Job
 * not found' is shown only if the server says so.
 */
export const JobPage = ({ name, texts, jobId }: ViewProps<'job'>) => {
  const query = useCareerDetailQuery(jobId ?? skipToken);
  const { currentData, isFetching, fulfilledTimeStamp, refetch } = query;
  const hasQueryFailed = useHasFailed(query);
  // The call does not know an opening that only its preview shows.
  const { isPreview } = useInitialData();
  const [lastOpen, setLastOpen] = useState<OpeningDetail>();
  const current = jobId === undefined ? NOT_FOUND : currentData;
  if (current?.kind === 'open' && current.opening !== lastOpen) setLastOpen(current.opening);
  // If an opening closes while its form is being filled in, the page and the typed text stay.
  const hasClosed = current?.kind === 'closed' && lastOpen?.id === jobId;
  const result: OpeningResult | undefined =
    hasClosed && lastOpen ? { kind: 'open', opening: lastOpen } : current;
  const lateUntil = hasClosed && current.kind === 'closed' ? current.lateUntil : undefined;
  // While the form is being filled in, so that its applicant learns at once that the opening has closed.
  const recheck = () => {
    const age = Date.now() - (fulfilledTimeStamp ?? 0);
    if (age > RECHECK_MS && !isFetching && !isPreview && navigator.onLine) void refetch();
  };
  const hasFailed = !result && hasQueryFailed;
  const isLoading = !result && !hasFailed;
  const opening = result?.kind === 'open' ? result.opening : undefined;
  const closed = result?.kind === 'closed' ? result.opening : undefined;
  const lead = hasFailed
    ? jobTexts.failed
    : closed
      ? jobTexts.closedLead(closed, formatDay(closed.closed))
      : opening && `${opening.company_name}, ${opening.location}`;
  useTitle(opening ? openingTitle(opening) : result && chooseTitle(result, texts.h1));
  return (
    <>
      {/* One element around everything above the form: the link to the form is sticky within it. */}
      <div className={styles.aboveForm}>
        <PageHero
          isLive
          name={name}
          title={chooseTitle(result, texts.h1)}
          lead={lead}
          // It shows an application on its way, which a closed job has no more.
          drawing={result && !opening ? undefined : <HeroScene name="careerDetails" isHiddenOnPhones />}
          {...(opening ? { current: opening.job_title } : {})}
        />
        {isLoading && (
          <Section>
            <NoScriptNotice text={jobTexts.noScript} />
            <div className="needs-js">
              <Spinner label={jobTexts.loading} />
            </div>
          </Section>
        )}
        {hasFailed && (
          <Section>
            <LoadFailed
              advice={jobTexts.failedAdvice}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </Section>
        )}
        {result?.kind === 'notFound' && <JobUnavailable advice={jobTexts.notFoundAdvice} />}
        {result?.kind === 'closed' && <JobUnavailable advice={jobTexts.closedAdvice} />}
        {closed && <SimilarOpenings openings={closed.similar} />}
        {result && !opening && <ApplyAnyway />}
        {opening && <OpenJob opening={opening} />}
        {opening && (!hasClosed || lateUntil) && <ApplyBar jobId={opening.id} />}
      </div>
      {opening && (
        <Section key={opening.id} tone="tint" className={styles.formSection}>
          <div className={styles.formColumns}>
            <div className="no-print">
              {lateUntil && <LateNotice until={lateUntil} />}
              <ApplicationForm opening={opening} hasClosed={hasClosed && !lateUntil} onUse={recheck} />
            </div>
            <FormSidebar />
          </div>
        </Section>
      )}
      {opening && <SimilarOpenings openings={opening.similar ?? []} />}
      {opening && (
        <p className="container d-none d-print-block">{`${buildSettings.siteUrl || site.url}${openingPath(opening.id)}`}</p>
      )}
    </>
  );
};
