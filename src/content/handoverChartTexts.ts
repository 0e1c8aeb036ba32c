/** Texts of the handover chart. */
export const handoverChartTexts = {
  title: 'Who answers now',
  picture: '/images/day.svg',
  alt: 'A day from midnight to midnight in London, a lane for each office, light where the sun is up. The shift passes from Hyderabad to London, from there to Austin, and back.',
  hours: ['00', '06', '12', '18', '24'],
  onShift: 'on shift now',
  legend:
    'Times are UTC. Pale: daylight. Amber: the office that answers the phone. Every office also has early and late shifts, and Hyderabad’s operations centre works nights, on a rota.',
} as const;
