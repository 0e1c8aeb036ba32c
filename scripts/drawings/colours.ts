/** The theme's colours for pictures that no stylesheet reaches; the same values as in `src/styles/_tokens.scss`. */
export const colours = {
  deep: '#08262b',
  deepRaised: '#0f343a',
  deepLine: '#1e5158',
  deepMuted: '#b5cbce',
  teal: '#5cc9c7',
  amber: '#ffb938',
  amberOnLight: '#f2a516',
  primary: '#0b5f66',
  white: '#ffffff',
  daylight: '#d8efee',
  /** Of the practices, as in the dark theme. */
  engineering: '#b4b0ff',
  managed: '#5cc9c7',
  audioVisual: '#f0a0de',
  network: '#8ab8f5',
  staffing: '#f5c04e',
  mapDots: '#5b8a90',
} as const;
