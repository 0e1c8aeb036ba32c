import { type IncidentMoment, incidentMinutes } from '../../content/incident.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './IncidentPanel.module.scss';

const [minutesUntilSeen, minutesUntilTold, minutesUntilHandover, minutesUntilFixed] = incidentMinutes;

interface IncidentPanelProps {
  moments: readonly IncidentMoment[];
  /** Says what the bar shows. */
  caption: string;
}

/** An incident as a bar of minutes, drawn to scale, and a list of its moments. */
export const IncidentPanel = ({ moments, caption }: IncidentPanelProps) => (
  <div className={joinClasses('band-deep', styles.panel)}>
    <svg viewBox={`0 0 ${minutesUntilFixed} 3`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.untilFixed} y="1" width={minutesUntilFixed} height="1" />
      <rect className={styles.untilTold} y="1" width={minutesUntilTold} height="1" />
      <rect className={styles.untilSeen} y="1" width={minutesUntilSeen} height="1" />
      <path
        className={styles.handover}
        d={`M${minutesUntilHandover} 0v3`}
        vectorEffect="non-scaling-stroke"
      />
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
