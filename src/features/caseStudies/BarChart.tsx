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

const CHART_WIDTH = 200;
const ROW_HEIGHT = 24;
const BAR_HEIGHT = 14;
/** A bar at the window's lower edge does not count as visible yet. */
const ROOT_MARGIN = '0px 0px -15% 0px';

/**
 * A bar chart. The bars of results grow once when they come into view, unless motion is reduced. For screen readers the
 * chart has a text alternative, and its labels are hidden.
 */
export const BarChart = ({ bars, alt }: { bars: readonly ChartBar[]; alt: string }) => {
  const titleId = useId();
  const chart = useRef<SVGSVGElement>(null);
  const hasEnteredView = useHasEnteredView(chart, ROOT_MARGIN);
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
        viewBox={`0 0 ${CHART_WIDTH} ${ROW_HEIGHT * bars.length}`}
        preserveAspectRatio="none"
      >
        <title id={titleId}>{alt}</title>
        {bars.map(({ label, share, isResult }, row) => (
          <rect
            key={label}
            className={isResult ? styles.barResult : styles.barBefore}
            y={row * ROW_HEIGHT + (ROW_HEIGHT - BAR_HEIGHT) / 2}
            width={Math.round(CHART_WIDTH * share)}
            height={BAR_HEIGHT}
          />
        ))}
      </svg>
    </div>
  );
};
