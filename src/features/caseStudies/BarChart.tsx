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

/**
 * A bar chart. The bars of results grow when the page opens, unless motion is reduced. For screen readers the chart has
 * a text alternative, and its labels are hidden.
 */
export const BarChart = ({ bars, alt }: { bars: readonly ChartBar[]; alt: string }) => {
  return (
    <div className={styles.barChart}>
      <ul aria-hidden="true">
        {bars.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <svg
        className={styles.bars}
        role="img"
        viewBox={`0 0 ${CHART_WIDTH} ${ROW_HEIGHT * bars.length}`}
        preserveAspectRatio="none"
      >
        <title>{alt}</title>
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
