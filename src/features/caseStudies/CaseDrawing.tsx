import { drawings, type DrawingName } from './drawings.ts';

/** The picture of a study: lines and nodes, one of them carrying the signal. Its tab or heading says the words. */
export const CaseDrawing = ({ name }: { name: DrawingName }) => {
  const { lines, signal, boxes, signalBoxes, marks } = drawings[name];
  return (
    <svg className="case-drawing" viewBox="0 0 320 160" width="320" height="160" aria-hidden="true">
      <path className="case-lines" d={lines} />
      <path className="case-signal" d={signal} />
      {boxes.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className="case-box" x={x} y={y} width={width} height={height} />
      ))}
      {signalBoxes.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className="case-signal-box" x={x} y={y} width={width} height={height} />
      ))}
      <path className="case-marks" d={marks} />
    </svg>
  );
};
