import { useId, useRef } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useHasEnteredView } from '../../ui/useHasEnteredView.ts';
import * as styles from './BarChart.module.scss';

export interface ChartBar {
  label: string;
  /** Length, from 0 to 1. */
  share: number;
  isResult: boolean;
}

const WIDTH = 200;
const ROW = 24;
const BAR = 14;
/** A bar at the window's lower edge does not count as visible yet. */
const READING_AREA = '0px 0px -15% 0px';

/**
 * Bars for a quick comparison. Those of the result grow once when they come into view, unless motion is reduced. The
 * chart has a name; its labels are hidden from screen readers.
 */
export const BarChart = ({ bars, alternative }: { bars: readonly ChartBar[]; alternative: string }) => {
  const titleId = useId();
  const chart = useRef<SVGSVGElement>(null);
  const hasEnteredView = useHasEnteredView(chart, READING_AREA);
  return (
    <div className={styles.barChart}>
      <ul aria-hidden="true">
        {bars.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <svg
        ref={chart}
        className={joinClasses(
          styles.bars,
          hasEnteredView && 'has-entered-view',
          hasEnteredView === false && 'is-below-view',
        )}
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${WIDTH} ${ROW * bars.length}`}
        preserveAspectRatio="none"
      >
        <title id={titleId}>{alternative}</title>
        {bars.map(({ label, share, isResult }, row) => (
          <rect
            key={label}
            className={isResult ? styles.barResult : styles.barBefore}
            y={row * ROW + (ROW - BAR) / 2}
            width={Math.round(WIDTH * share)}
            height={BAR}
          />
        ))}
      </svg>
    </div>
  );
};
