import { sunAltitude } from './sunAltitude.ts';

const london = { latitude: 51.5237, longitude: -0.084 };
const hyderabad = { latitude: 17.4483, longitude: 78.3915 };
const austin = { latitude: 30.2711, longitude: -97.7437 };

it.each([
  ['London at noon in June', london, '2026-06-21T12:00Z', 62],
  ['London at noon in December', london, '2026-12-21T12:00Z', 15],
  ['London at sunrise in March', london, '2026-03-20T06:05Z', 0],
  ['Hyderabad at noon in January', hyderabad, '2026-01-15T07:00Z', 51],
  ['Austin at sunset in July', austin, '2026-07-15T01:33Z', 0],
  ['Austin at midnight in January', austin, '2026-01-15T06:30Z', -81],
])('knows the sun over %s', (_place, place, time, degrees) => {
  expect(Math.abs(sunAltitude(place, new Date(time)) - degrees)).toBeLessThan(4);
});
