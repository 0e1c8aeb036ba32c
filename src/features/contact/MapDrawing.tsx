import { OFFICE_PLAN, officePlan, officeSprite } from '../../content/officePlans.ts';
import type { Office } from '../../content/site.ts';
import * as styles from './MapDrawing.module.scss';

/** What is round an office, as one would draw it for a visitor: its streets, its water and a pin. No measure is taken from it. */
export const MapDrawing = ({ office }: { office: Office }) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${OFFICE_PLAN.width} ${OFFICE_PLAN.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`${officeSprite}#${officePlan(office)}`} />
  </svg>
);
