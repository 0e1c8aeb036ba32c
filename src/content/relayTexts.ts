/** Words of the picture of the hand-over. */
export const relayTexts = {
  picture: '/images/day.svg',
  shows:
    'A day from midnight to midnight in London, a lane for each office, light where the sun is up. The shift passes from Hyderabad to London, from there to Austin, and back.',
  hours: ['00', '06', '12', '18', '24'],
  onShift: 'on shift now',
  legend: 'Times are London winter time. The amber bar is the office on shift, the dotted line is now.',
} as const;
