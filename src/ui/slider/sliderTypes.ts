/** Slides visible at full width, and up to each of SLIDER_WIDTHS. */
export interface SlidesShown {
  wide: number;
  medium: number;
  narrow: number;
}

/** Milliseconds; without an interval a slider never moves by itself. */
export interface SliderMotion {
  userMs: number;
  autoMs: number;
  intervalMs?: number;
}
