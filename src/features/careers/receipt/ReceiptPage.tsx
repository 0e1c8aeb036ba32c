import { receiptTexts } from '../../../content/receiptTexts.ts';
import { site } from '../../../content/site.ts';
import { useReceiptQuery, type ReceiptResult } from '../../../store/careersApi.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageHero } from '../../../ui/PageHero.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { Confirmation } from './Confirmation.tsx';
import { LoadFailed } from '../LoadFailed.tsx';

const NOT_FOUND: ReceiptResult = { kind: 'notFound' };

const NoReceipt = () => (
  <Section>
    <p>{receiptTexts.withdrawnAdvice}</p>
    <p>
      {receiptTexts.notFoundAdvice} <MailLink email={site.careersEmail} />.
    </p>
  </Section>
);

const chooseTitle = (result: ReceiptResult | undefined, loadingTitle: string): string => {
  if (!result) return loadingTitle;
  return result.kind === 'found' ? receiptTexts.sent : receiptTexts.notFound;
};

/** The confirmation of one application, at its own URL. */
export const ReceiptPage = ({ name, texts, reference }: ViewProps<'receipt'>) => {
  const { data, isLoading, isFetching, refetch } = useReceiptQuery(reference ?? '', {
    skip: reference === undefined,
  });
  const result = reference === undefined ? NOT_FOUND : data;
  const hasFailed = !result && !isLoading;
  const [intro] = texts.paragraphs;
  useTitle(result && chooseTitle(result, texts.h1));
  const failedText = hasFailed && !isFetching ? receiptTexts.failed : undefined;
  return (
    <>
      <PageHero
        isLive
        name={name}
        title={chooseTitle(result, texts.h1)}
        lead={result?.kind === 'found' ? intro : failedText}
      />
      {isLoading && (
        <Section>
          <Spinner label={receiptTexts.loading} />
        </Section>
      )}
      {hasFailed && (
        <Section>
          <LoadFailed advice={receiptTexts.failedAdvice} onRetry={refetch} isRetrying={isFetching} />
        </Section>
      )}
      {result?.kind === 'found' && <Confirmation receipt={result.receipt} />}
      {result?.kind === 'notFound' && <NoReceipt />}
    </>
  );
};
