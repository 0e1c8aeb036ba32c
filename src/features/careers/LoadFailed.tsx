import { jobTexts } from '../../content/careersTexts.ts';
import { site } from '../../content/site.ts';
import { MailLink } from '../../ui/MailLink.tsx';

interface LoadFailedProps {
  /** The email address is appended to it. */
  advice: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** After a successful retry its button is removed. The focus moves to the heading instead of being lost. */
const moveFocusOnRemoval = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) document.querySelector<HTMLElement>('h1')?.focus();
};

/** What to do if something failed to load: retry, or send an email. */
export const LoadFailed = ({ advice, onRetry, isRetrying }: LoadFailedProps) => (
  <>
    <p>
      {advice} <MailLink email={site.careersEmail} />.
    </p>
    <button
      ref={moveFocusOnRemoval}
      type="button"
      className="btn btn-primary"
      aria-disabled={isRetrying}
      onClick={() => {
        if (!isRetrying) onRetry();
      }}
    >
      {isRetrying ? jobTexts.retrying : jobTexts.retry}
    </button>
  </>
);
