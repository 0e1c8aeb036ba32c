import { useRef } from 'react';
import { relayTexts } from '../../content/relayTexts.ts';
import { shiftOffices } from '../../content/shifts.ts';
import { holdsShift } from '../../lib/holdsShift.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useIsSeen } from '../useIsSeen.ts';
import { RelayChart } from './RelayChart.tsx';
import { useMinute } from './useMinute.ts';
import * as styles from './Relay.module.scss';

const clockIn = (zone: string, now: Date): string =>
  now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/**
 * The day as it passes the three offices: light where the sun is up, and the shift handed from one to the next. The
 * times are exact once a script runs; until then each office names its clock (docs/requirements.md, SEE-4). Each page
 * says what it means there.
 */
export const Relay = ({ meaning }: { meaning: string }) => {
  const figure = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(figure);
  const now = useMinute();
  return (
    <figure
      ref={figure}
      className={joinClasses('band-deep', styles.relay, isSeen && 'is-seen', isSeen === false && 'is-ahead')}
    >
      <ul>
        {shiftOffices().map(({ city, clock, zone, shift }) => (
          <li key={city}>
            <b>{city.split(',')[0]}</b>{' '}
            <span>
              {now ? <time>{clockIn(zone, now)}</time> : clock}
              {now && holdsShift(shift, now) && <em> {relayTexts.onShift}</em>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.day}>
        <img src={relayTexts.picture} width="480" height="180" alt={relayTexts.shows} loading="lazy" />
        <RelayChart now={now} />
      </div>
      <p className={styles.hours} aria-hidden="true">
        {relayTexts.hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <figcaption>{`${relayTexts.legend} ${meaning}`}</figcaption>
    </figure>
  );
};
