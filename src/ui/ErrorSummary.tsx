import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { formTexts } from '../content/formTexts.ts';
import { Icon } from './Icon.tsx';

export interface SummaryError {
  /** Of the control at fault. */
  id: string;
  text: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** A number that grows with every failed attempt: each of them brings the focus back here. */
  attempt: number;
  intro?: string | undefined;
  /** What became of the attempt, before all else. */
  verdict?: string;
}

/** The fragment alone would leave the label out of sight and, in a routed page, count as a navigation. */
const goToField = (event: MouseEvent, id: string) => {
  event.preventDefault();
  const control = document.getElementById(id);
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView?.();
  control?.focus({ preventScroll: true });
};

/** All that is wrong with a form, at its top, focused when it appears (docs/requirements.md, FORM-7). */
export const ErrorSummary = ({ errors, attempt, intro, verdict }: ErrorSummaryProps) => {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-autofocus -- in a page that the server drew, and without a script
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className="error-summary" autoFocus>
      {verdict && (
        <p className="error-verdict">
          <Icon name="exclamationCircle" />
          <strong className="alert-title">{verdict}</strong>
        </p>
      )}
      <h2 id={titleId}>{formTexts.summaryTitle}</h2>
      {intro && <p>{intro}</p>}
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
