import { useRef, useSyncExternalStore } from 'react';
import { handoverChartTexts } from '../../content/handoverChartTexts.ts';
import { findAnsweringOffice, officesByShift, type ShiftOffice } from '../../content/shifts.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { readClock } from '../../lib/readClock.ts';
import { useHasEnteredView } from '../../ui/useHasEnteredView.ts';
import * as styles from './HandoverChart.module.scss';

const MINUTE_MS = 60_000;
/** Units of the drawing: an hour's width, a lane's height, and the position of the shift's bar in its lane. */
const HOUR_WIDTH = 20;
const LANE_HEIGHT = 60;
const BAR_Y = 40;

const subscribeToClock = (notify: () => void) => {
  const timer = setInterval(notify, MINUTE_MS / 6);
  return () => clearInterval(timer);
};

/** The current minute; undefined on the server, because the page may be read later. */
const useMinute = (): Date | undefined => {
  const minute = useSyncExternalStore(
    subscribeToClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
};

const toX = (now: Date): string => ((now.getUTCHours() + now.getUTCMinutes() / 60) * HOUR_WIDTH).toFixed();

/** A shift in UTC hours of the day, in two parts if midnight is between them. */
const listParts = ({ zone, shift: [from, to] }: ShiftOffice, now: Date): (readonly [number, number])[] => {
  const hoursAhead = (readClock(zone, now).minuteOfDay - readClock('UTC', now).minuteOfDay) / 60;
  return [-24, 0, 24]
    .map((days) => [Math.max(from - hoursAhead + days, 0), Math.min(to - hoursAhead + days, 24)] as const)
    .filter(([start, end]) => end > start);
};

/** The shift as a bar in each office's lane, and the current time. The picture shows the lanes. */
const Chart = ({ now }: { now: Date }) => (
  <svg viewBox="0 0 480 180" preserveAspectRatio="none" aria-hidden="true">
    {officesByShift.map((office, lane) => (
      <g key={office.city} className={styles.shift}>
        {listParts(office, now).map(([from, to]) => (
          <rect
            key={from}
            x={from * HOUR_WIDTH}
            y={lane * LANE_HEIGHT + BAR_Y}
            width={(to - from) * HOUR_WIDTH}
            height="6"
          />
        ))}
      </g>
    ))}
    <g className={styles.currentTime}>
      <path d={`M${toX(now)} 0V180`} />
      <path d={`M${toX(now)} 0h0`} />
    </g>
  </svg>
);

/** The day in the three offices: light while the sun is up, and the shift that one office hands to the next. */
export const HandoverChart = () => {
  const figure = useRef<HTMLElement>(null);
  const hasEnteredView = useHasEnteredView(figure);
  const now = useMinute();
  return (
    <figure
      ref={figure}
      className={joinClasses(
        'band-deep',
        styles.handover,
        hasEnteredView && 'has-entered-view',
        hasEnteredView === false && 'is-below-view',
      )}
    >
      <h2>{handoverChartTexts.title}</h2>
      <ul>
        {officesByShift.map((office) => (
          <li key={office.city}>
            <b>{office.city.split(',')[0]}</b>{' '}
            <span>
              {now ? <time>{readClock(office.zone, now).text}</time> : office.clock}
              {now && office === findAnsweringOffice(now) && <em> {handoverChartTexts.onShift}</em>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.day}>
        <img
          src={handoverChartTexts.picture}
          width="480"
          height="180"
          alt={handoverChartTexts.alt}
          loading="lazy"
        />
        {now && <Chart now={now} />}
      </div>
      <p className={styles.hours} aria-hidden="true">
        {handoverChartTexts.hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <figcaption>{handoverChartTexts.legend}</figcaption>
    </figure>
  );
};
