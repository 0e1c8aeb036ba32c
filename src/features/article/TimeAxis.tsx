import type { AxisMoment } from '../../content/evidencePart.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import * as styles from './TimeAxis.module.scss';

/** Moments on a vertical line, each with its time beside it, or above its title on a phone. */
export const TimeAxis = ({ moments }: { moments: readonly AxisMoment[] }) => (
  <ol className={styles.axis}>
    {moments.map(({ at, title, text, isDecision, more }) => (
      <li key={title} data-decision={isDecision}>
        <p className={styles.at}>{at}</p>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        {more && (
          <p className={styles.link}>
            <EvidenceLink link={more} />
          </p>
        )}
      </li>
    ))}
  </ol>
);
