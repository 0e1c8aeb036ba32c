import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { formTexts } from '../content/formTexts.ts';
import { Icon } from './Icon.tsx';

export interface SummaryError {
  /** Id of the invalid control. */
  id: string;
  text: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Number of failed attempts. Each one moves the focus here. */
  attempt: number;
  /** Heading of the errors; defaults to 'There is a problem'. */
  title?: string;
  intro?: string | undefined;
  /** The result of the attempt, shown first. */
  outcome?: string;
}

/** Following the fragment would hide the label under the header and count as a navigation. */
const goToField = (event: MouseEvent, id: string) => {
  event.preventDefault();
  const control = document.getElementById(id);
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView?.();
  control?.focus({ preventScroll: true });
};

/** A form's validation errors, above it. Takes the focus when it appears. */
export const ErrorSummary = ({ errors, attempt, title, intro, outcome }: ErrorSummaryProps) => {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div className="error-summary">
      {outcome && (
        // Announced. The focus then says the rest, so that nothing is spoken twice.
        <p role="alert" className="error-outcome">
          <Icon name="exclamationCircle" />
          <strong className="alert-title">{outcome}</strong>
        </p>
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- for a page that the server rendered, without JavaScript */}
      <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} autoFocus>
        <h2 id={titleId}>{title ?? formTexts.summaryTitle}</h2>
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
    </div>
  );
};
