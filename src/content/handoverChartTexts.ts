/** Texts of the handover chart. */
export const handoverChartTexts = {
  picture: '/images/day.svg',
  alt: 'A day from midnight to midnight in London, a lane for each office, light where the sun is up. The shift passes from Hyderabad to London, from there to Austin, and back.',
  hours: ['00', '06', '12', '18', '24'],
  onShift: 'on shift now',
  legend:
    'Hours are UTC, London time in winter. Pale is daylight, amber the office on shift, and the upright line is now. Every office has early and late shifts too. Only Hyderabad’s operations centre works nights, on a rota.',
} as const;
