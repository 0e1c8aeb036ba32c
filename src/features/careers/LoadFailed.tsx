import { jobTexts } from '../../content/careersTexts.ts';
import { site } from '../../content/site.ts';
import { MailLink } from '../../ui/MailLink.tsx';

interface LoadFailedProps {
  /** Ends before the mail address. */
  advice: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** After a successful retry its button is removed; the focus moves to the heading instead of being lost. */
const handOnFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) document.querySelector<HTMLElement>('h1')?.focus();
};

/** The ways on when something did not reach the browser: once more, or by mail. */
export const LoadFailed = ({ advice, onRetry, isRetrying }: LoadFailedProps) => (
  <>
    <p>
      {advice} <MailLink email={site.careersEmail} />.
    </p>
    <button
      ref={handOnFocus}
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
