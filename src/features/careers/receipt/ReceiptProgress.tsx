import { useId } from 'react';
import { progressTexts, receiptTexts } from '../../../content/receiptTexts.ts';
import type { PublicStatus } from '../../../contract/schemas.ts';
import * as styles from './ReceiptProgress.module.scss';

const steps = Object.keys(progressTexts.steps) as PublicStatus[];

const marks = ['done', 'now', 'toCome'] as const;

/** How far the application has come, in words, with a mark on the step where it stands. */
export const ReceiptProgress = ({ status }: { status: PublicStatus }) => {
  const titleId = useId();
  const reached = steps.indexOf(status);
  return (
    <>
      <h2 id={titleId}>{receiptTexts.progressTitle}</h2>
      <ol className={styles.progressSteps} aria-labelledby={titleId}>
        {steps.map((step, place) => {
          const mark = marks[1 + Math.sign(place - reached)] ?? 'toCome';
          return (
            <li key={step} data-mark={mark} aria-current={mark === 'now' ? 'step' : undefined}>
              <span>{progressTexts.steps[step]}</span> <small>{progressTexts[mark]}</small>
            </li>
          );
        })}
      </ol>
      <p>{progressTexts.explained[status]}</p>
    </>
  );
};
