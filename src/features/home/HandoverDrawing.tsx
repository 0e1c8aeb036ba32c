import { handover, type OfficeAtHandover } from '../../content/handover.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './Banner.module.scss';

/** Over the same roof the sun at noon, the sun as it rises, and the moon. */
const skies: Record<OfficeAtHandover['sky'], string> = {
  day: 'M40 20a12 12 0 1 1-.1 0M40 4v6M40 54v6M12 32h6M62 32h6M20 12l4 4M60 12l-4 4',
  dawn: 'M24 88a16 16 0 0 1 32 0M40 58v6M16 66l5 5M64 66l-5 5',
  night: 'M44 16a16 16 0 1 0 14 24a14 14 0 0 1-14-24',
};

const OFFICE = 'M0 88H160M88 88V32h56v56M100 44h8v8h-8zM124 44h8v8h-8zM100 64h8v8h-8zM124 64h8v8h-8z';

/**
 * The moment of the handover: who hands over, who takes over, who sleeps, and the signal that passes between them. Its
 * words are those of the relay further down, so it is silent for those who listen.
 */
export const HandoverDrawing = () => (
  <div className={joinClasses(styles.heroDrawing, styles.handover)} aria-hidden="true">
    {handover.map(({ city, time, sky, does }) => (
      <div key={city} data-sky={sky}>
        <b>{city}</b>
        <span>{time}</span>
        <span>{does}</span>
        <svg viewBox="0 0 160 90">
          <path d={OFFICE + skies[sky]} />
        </svg>
      </div>
    ))}
  </div>
);
