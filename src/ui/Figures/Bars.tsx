import { useId, useRef } from 'react';
import { joinClasses } from '../../lib/joinClasses.ts';
import { useIsSeen } from '../useIsSeen.ts';
import * as styles from './Bars.module.scss';

export interface BarRow {
  /** Where each bar of the row begins and ends, from 0 to 1. */
  spans: readonly (readonly [from: number, to: number])[];
  isResult: boolean;
}

interface BarsProps {
  rows: readonly BarRow[];
  /** The whole drawing in a sentence; none where the words beside it say the same. */
  alternative?: string;
}

const WIDTH = 200;
const ROW = 24;
const BAR = 14;
/** The eye follows the words: a bar that has just come over the window's lower edge is not looked at yet. */
const NOT_LOOKED_AT = '0px 0px -15% 0px';

/** Rows of bars. Those of the result move to their places once, as they come into sight, if motion is welcome. */
export const Bars = ({ rows, alternative }: BarsProps) => {
  const titleId = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const isSeen = useIsSeen(drawing, NOT_LOOKED_AT);
  return (
    <svg
      ref={drawing}
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
