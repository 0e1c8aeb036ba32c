const SEATS = [288, 368, 448, 528, 608];

/** A meeting room: the screen with a call on it, the table, the seats, and the line that carries it all. */
export const ScreenDrawing = () => (
  <>
    <path className="hero-lines" pathLength="1" d="M0 448H704M200 0V448M704 64H672V512" />
    <rect className="hero-nodes" x="272" y="72" width="352" height="200" />
    <path className="hero-marks" d="M448 72V272M272 172H624M448 272V300M400 300H496" />
    <path
      className="hero-marks"
      d="M340 144a20 20 0 0 1 40 0M360 98a9 9 0 1 1 -.1 0M516 144a20 20 0 0 1 40 0M536 98a9 9 0 1 1 -.1 0M340 244a20 20 0 0 1 40 0M360 198a9 9 0 1 1 -.1 0"
    />
    <path className="hero-signal" d="M500 222h12l8 -18 14 36 14 -36 8 18h16" />
    <path className="hero-nodes" d="M248 360H648L688 400H208Z" />
    {SEATS.map((x) => (
      <path key={x} className="hero-marks" d={`M${x} 424v-10h24v10M${x + 12} 424v24`} />
    ))}
    <path className="hero-signal" d="M448 360V340H704" />
    <rect className="hero-signal-node" x="442" y="354" width="12" height="12" />
  </>
);
