import { useId, useRef } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useIsSeen } from '../useIsSeen.ts';
import * as styles from './Bars.module.scss';

export interface BarRow {
  /** Where each bar of the row starts and ends, from 0 to 1. */
  spans: readonly (readonly [from: number, to: number])[];
  isResult: boolean;
}

interface BarsProps {
  rows: readonly BarRow[];
  /** The whole chart in a sentence; left out if the text beside it says the same. */
  alternative?: string;
}

const WIDTH = 200;
const ROW = 24;
const BAR = 14;
/** A bar at the window's lower edge does not count as visible yet. */
const READING_AREA = '0px 0px -15% 0px';

/** Rows of bars. Those of the result grow once when they come into view, unless motion is reduced. */
export const Bars = ({ rows, alternative }: BarsProps) => {
  const titleId = useId();
  const chart = useRef<SVGSVGElement>(null);
  const isSeen = useIsSeen(chart, READING_AREA);
  return (
    <svg
      ref={chart}
      className={joinClasses(styles.bars, isSeen && 'is-seen', isSeen === false && 'is-ahead')}
      {...(alternative ? { role: 'img', 'aria-labelledby': titleId } : { 'aria-hidden': true })}
      viewBox={`0 0 ${WIDTH} ${ROW * rows.length}`}
      preserveAspectRatio="none"
    >
      {alternative && <title id={titleId}>{alternative}</title>}
      {rows.map(({ spans, isResult }, row) =>
        spans.map(([from, to]) => (
          <rect
            key={`${row} ${from}`}
            className={isResult ? styles.barResult : styles.barBefore}
            x={WIDTH * from}
            y={row * ROW + (ROW - BAR) / 2}
            width={Math.round(WIDTH * (to - from))}
            height={BAR}
          />
        )),
      )}
    </svg>
  );
};

export interface ChartBar {
  label: string;
  /** Length, from 0 to 1. */
  share: number;
  isResult: boolean;
}

/** Bars for a quick comparison. The chart has a name; its labels are hidden from screen readers. */
export const BarChart = ({ bars, alternative }: { bars: readonly ChartBar[]; alternative: string }) => (
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
