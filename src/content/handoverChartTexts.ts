/** Texts of the handover chart. */
export const handoverChartTexts = {
  title: 'Who answers now',
  picture: '/images/day.svg',
  alt: 'A day from midnight to midnight in London, a lane for each office, light where the sun is up. The shift passes from Hyderabad to London, from there to Austin, and back.',
  hours: ['00', '06', '12', '18', '24'],
  onShift: 'answers now',
  legend:
    'Times below are UTC. Pale: daylight. Amber: the hours of each office. Where two meet, one hands over to the other.',
} as const;
