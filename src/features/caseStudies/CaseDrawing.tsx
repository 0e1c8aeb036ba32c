import { drawings, type DrawingName } from './drawings.ts';
import * as styles from './CaseDrawing.module.scss';

/** The picture of a case study: lines and nodes, one of them highlighted. Its tab or heading names the study. */
export const CaseDrawing = ({ name }: { name: DrawingName }) => {
  const { lines, signal, boxes, signalBoxes, icons } = drawings[name];
  return (
    <svg className={styles.caseDrawing} viewBox="0 0 320 160" width="320" height="160" aria-hidden="true">
      <path className={styles.caseLines} d={lines} />
      <path className={styles.caseSignal} d={signal} />
      {boxes.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.caseBox} x={x} y={y} width={width} height={height} />
      ))}
      {signalBoxes.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.caseSignalBox} x={x} y={y} width={width} height={height} />
      ))}
      <path className={styles.caseIcons} d={icons} />
    </svg>
  );
};
