import { receiptTexts } from '../../../content/receiptTexts.ts';
import { site } from '../../../content/site.ts';
import { useReceiptQuery, type ReceiptAnswer } from '../../../store/careersApi.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageHero } from '../../../ui/PageHero.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { Confirmation } from './Confirmation.tsx';
import { LoadFailed } from '../LoadFailed.tsx';

const NOT_FOUND: ReceiptAnswer = { kind: 'notFound' };

const NoReceipt = () => (
  <Section>
    <p>{receiptTexts.withdrawnAdvice}</p>
    <p>
      {receiptTexts.notFoundAdvice} <MailLink email={site.careersEmail} />.
    </p>
  </Section>
);

const chooseTitle = (answer: ReceiptAnswer | undefined, loadingTitle: string): string => {
  if (!answer) return loadingTitle;
  return answer.kind === 'found' ? receiptTexts.sent : receiptTexts.notFound;
};

/** The confirmation of one application, at its own address (docs/requirements.md, CALL-10, PRIV-8). */
export const ReceiptPage = ({ name, texts, reference }: ViewProps<'receipt'>) => {
  const { data, isLoading, isFetching, refetch } = useReceiptQuery(reference ?? '', {
    skip: reference === undefined,
  });
  const answer = reference === undefined ? NOT_FOUND : data;
  const hasFailed = !answer && !isLoading;
  const [intro] = texts.paragraphs;
  const failedText = hasFailed && !isFetching ? receiptTexts.failed : undefined;
  return (
    <>
      <PageHero
        isLive
        name={name}
        title={chooseTitle(answer, texts.h1)}
        lead={answer?.kind === 'found' ? intro : failedText}
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
      {answer?.kind === 'found' && <Confirmation receipt={answer.receipt} />}
      {answer?.kind === 'notFound' && <NoReceipt />}
    </>
  );
};
