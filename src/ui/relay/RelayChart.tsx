import { shiftOffices } from '../../content/shifts.ts';
import * as styles from './Relay.module.scss';

/** Height of a lane, and where the shift runs in it, along its light and away from the next lane's; an hour is 20 units wide. The lanes' light is `/images/day.svg`. */
const LANE = 60;
const LINE = 40;

/** The shift as a line from lane to lane, and the present moment once it is known. */
export const RelayChart = ({ now }: { now: Date | undefined }) => (
  <svg viewBox="0 0 480 180" preserveAspectRatio="none" aria-hidden="true">
    {shiftOffices().map(({ city, shift: [from, to] }, at) => (
      <rect
        key={city}
        className={styles.turn}
        x={from * 20}
        y={at * LANE + LINE}
        width={(to - from) * 20}
        height="6"
      />
    ))}
    {now && (
      <path
        className={styles.minute}
        d={`M${((now.getUTCHours() * 60 + now.getUTCMinutes()) / 3).toFixed()} 0V180`}
      />
    )}
  </svg>
);
