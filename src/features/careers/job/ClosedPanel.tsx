import { closedTexts, jobTexts } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { useCareerListQuery } from '../../../store/careersApi.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { OpeningLink } from '../OpeningLink.tsx';
import { CopyText } from '../receipt/CopyText.tsx';

const MAX_OTHERS = 3;

const focusHeading = (heading: HTMLElement | null) => heading?.focus();

/** Other openings, once they have loaded. */
const OtherOpenings = ({ jobId }: { jobId: number }) => {
  const { data } = useCareerListQuery(undefined, { refetchOnMountOrArgChange: true });
  const others = (data?.openings ?? []).filter(({ id }) => id !== jobId).slice(0, MAX_OTHERS);
  if (others.length === 0) return null;
  return (
    <>
      <h3>{closedTexts.others}</h3>
      <ul>
        {others.map(({ id, job_title, location }) => (
          <li key={id}>
            <OpeningLink id={id}>{job_title}</OpeningLink>, {location}
          </li>
        ))}
      </ul>
    </>
  );
};

interface ClosedPanelProps {
  jobId: number;
  /** Returns the typed text, so that it can be copied. */
  getText: () => string;
}

/** Shown if the job closes while the applicant fills in the form: what that means, and how to save the text. */
export const ClosedPanel = ({ jobId, getText }: ClosedPanelProps) => (
  <Alert kind="warning">
    <h2 ref={focusHeading} tabIndex={-1}>
      {closedTexts.title}
    </h2>
    <p>{closedTexts.text}</p>
    <CopyText getText={getText} />
    <OtherOpenings jobId={jobId} />
    <p>
      <PageLink page="careers">{jobTexts.toOpenings}</PageLink>
    </p>
    <p>
      {closedTexts.questions} <MailLink email={site.careersEmail} />.
    </p>
  </Alert>
);
