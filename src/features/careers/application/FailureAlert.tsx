import { site } from '../../../content/site.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { MailLink } from '../../../ui/MailLink.tsx';
import type { Failure } from './failures.ts';

/** What happened, why, and what to do. */
export const FailureAlert = ({ failure }: { failure: Failure }) => (
  <Alert kind="danger" role="alert">
    <p>
      <strong>{failure.title}</strong>
    </p>
    {failure.cause && <p>{failure.cause}</p>}
    <p>
      {failure.advice} <MailLink email={site.careersEmail} />.
    </p>
  </Alert>
);
