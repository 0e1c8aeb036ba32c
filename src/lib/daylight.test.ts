import { daylight } from './daylight.ts';

const greenwich = { latitude: 51.5, longitude: 0 };

it('is day at noon and night at midnight where the hours are counted', () => {
  expect(daylight(12, greenwich)).toBe(1);
  expect(daylight(0, greenwich)).toBe(0);
});

it('is dusk between, and earlier in the east', () => {
  const east = { latitude: 17.4, longitude: 78.4 };
  expect(daylight(18, greenwich)).toBeGreaterThan(0);
  expect(daylight(18, greenwich)).toBeLessThan(0.5);
  expect(daylight(18, east)).toBe(0);
  expect(daylight(3, east)).toBe(1);
});
