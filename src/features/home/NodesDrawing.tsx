const NODES: readonly (readonly [number, number])[] = [
  [120, 96],
  [312, 96],
  [504, 160],
  [216, 256],
  [408, 256],
  [600, 320],
  [120, 384],
  [312, 416],
  [504, 448],
];

const LINES = [
  'M0 96h312l96 160h192v64h104',
  'M120 96v288h192v32h192v32h200',
  'M312 96h192v64h200',
  'M504 160v288',
  'M216 0v256h192',
  'M0 384h120M312 416v96M600 0v320',
];

/** Nodes and lines, one line carrying a signal. */
export const NodesDrawing = () => (
  <>
    {LINES.map((line) => (
      <path key={line} className="hero-lines" d={line} pathLength="1" />
    ))}
    <path className="hero-signal" d="M216 256h192l96 -96h200" />
    {NODES.map(([x, y]) => (
      <rect key={`${x} ${y}`} className="hero-nodes" x={x - 9} y={y - 9} width="18" height="18" />
    ))}
    <rect className="hero-signal-node" x="402" y="250" width="12" height="12" />
  </>
);
