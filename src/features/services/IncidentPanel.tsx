import { incidentMinutes, incidentMoments, incidentTexts } from '../../content/incident.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './IncidentPanel.module.scss';

const [minutesUntilSeen, minutesUntilTold, minutesUntilHandover, minutesUntilFixed] = incidentMinutes;

/** The example incident as a bar of minutes, drawn to scale, and a list of its moments. */
export const IncidentPanel = () => (
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
    <p>{incidentTexts.scale}</p>
    <ol>
      {incidentMoments.map(({ at, name, text }) => (
        <li key={at}>
          <h3>
            <b>{at}</b>
            {` ${name}`}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
