const UNITS = [72, 120, 168, 216, 264, 312, 360, 408];
/** Which unit carries the signal. */
const AWAKE = 216;

const Unit = ({ y }: { y: number }) => (
  <>
    <rect className="hero-nodes" x="384" y={y} width="240" height="36" />
    <path className="hero-marks" d={`M404 ${y + 18}h72M556 ${y + 18}h12M580 ${y + 18}h12`} />
    {y === AWAKE && <rect className="hero-signal-node" x="600" y={y + 12} width="12" height="12" />}
  </>
);

/** A rack with its cables; one unit is awake and its line leads out. */
export const RackDrawing = () => (
  <>
    <path className="hero-lines" pathLength="1" d="M360 0V512M648 0V512" />
    <path className="hero-lines" pathLength="1" d="M384 90H264V330H120V512" />
    <path className="hero-lines" pathLength="1" d="M384 138H216V400H0" />
    <path className="hero-lines" pathLength="1" d="M384 330H312V512M384 378H336V512" />
    <path className="hero-lines" pathLength="1" d="M624 138H704M624 282H680V512" />
    {UNITS.map((y) => (
      <Unit key={y} y={y} />
    ))}
    <path className="hero-signal" d="M624 234H704M384 234H168V60H0" />
  </>
);
