import { useId, useRef } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useIsSeen } from '../useIsSeen.ts';
import * as styles from './BarChart.module.scss';

export interface ChartBar {
  label: string;
  /** Length, from 0 to 1. */
  share: number;
  isResult: boolean;
}

interface BarChartProps {
  bars: readonly ChartBar[];
  /** The whole chart in a sentence. */
  alternative: string;
}

const WIDTH = 200;
const ROW = 24;
const BAR = 14;

/** Bars to be compared at a glance. The drawing has a name; the labels beside it are for those who see it. */
export const BarChart = ({ bars, alternative }: BarChartProps) => {
  const titleId = useId();
  const chart = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(chart);
  return (
    <div ref={chart} className={joinClasses(styles.barChart, isSeen && 'is-seen')}>
      <ul aria-hidden="true">
        {bars.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <svg
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${WIDTH} ${ROW * bars.length}`}
        width={WIDTH}
        height={ROW * bars.length}
        preserveAspectRatio="none"
      >
        <title id={titleId}>{alternative}</title>
        {bars.map(({ label, share, isResult }, row) => (
          <rect
            key={label}
            className={isResult ? styles.barResult : styles.barBefore}
            y={row * ROW + (ROW - BAR) / 2}
            width={WIDTH * share}
            height={BAR}
          />
        ))}
      </svg>
    </div>
  );
};
