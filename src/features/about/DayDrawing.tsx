import * as styles from './DayDrawing.module.scss';
const OFFICES = [
  { x: 88, city: 'first' },
  { x: 318, city: 'second' },
  { x: 548, city: 'third' },
];

/** Three offices on one line, and the working day that travels along them. */
export const DayDrawing = () => (
  <svg className={styles.aboutDrawing} viewBox="0 0 640 320" aria-hidden="true">
    <path
      className="hero-lines"
      pathLength="1"
      d="M0 240H640M88 0V240M318 0V240M548 0V240M203 240V320M433 240V320"
    />
    <path
      className="hero-marks"
      d="M8 240a80 80 0 0 1 160 0M238 240a80 80 0 0 1 160 0M468 240a80 80 0 0 1 160 0"
    />
    <path className="hero-signal" d="M8 240a80 80 0 0 1 160 0H238a80 80 0 0 1 160 0" />
    {OFFICES.map(({ x, city }) => (
      <rect key={city} className="hero-nodes" x={x - 11} y="229" width="22" height="22" />
    ))}
    <rect className="hero-signal-node" x="391" y="233" width="14" height="14" />
  </svg>
);
