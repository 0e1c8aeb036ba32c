import { Bars } from './Bars.tsx';
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

/** Bars to be compared at a glance. The drawing has a name; the labels beside it are for those who see it. */
export const BarChart = ({ bars, alternative }: BarChartProps) => (
  <div className={styles.barChart}>
    <ul aria-hidden="true">
      {bars.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
    <Bars
      rows={bars.map(({ share, isResult }) => ({ spans: [[0, share]], isResult }))}
      alternative={alternative}
    />
  </div>
);
