import { type IncidentMoment, incidentMinutes } from '../../content/incident.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './IncidentPanel.module.scss';

const [seen, told, fixed] = incidentMinutes;

interface IncidentPanelProps {
  moments: readonly IncidentMoment[];
  /** Says what the bar shows. */
  caption: string;
}

/** An incident as a bar of minutes, to scale, and its moments. */
export const IncidentPanel = ({ moments, caption }: IncidentPanelProps) => (
  <div className={joinClasses('band-deep', styles.panel)}>
    <svg viewBox={`0 0 ${fixed} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.rest} width={fixed} height="1" />
      <rect className={styles.told} width={told} height="1" />
      <rect className={styles.seen} width={seen} height="1" />
    </svg>
    <p>{caption}</p>
    <ol>
      {moments.map(({ at, name, text }) => (
        <li key={at}>
          <h3>
            <b>{at}</b> {name}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
