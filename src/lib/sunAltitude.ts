const DEGREE = Math.PI / 180;
const DAY_MS = 86_400_000;

/** The sun's altitude over the horizon in degrees, right to about four degrees: negative before sunrise. */
export const sunAltitude = (
  { latitude, longitude }: { latitude: number; longitude: number },
  now: Date,
): number => {
  const dayOfYear = (now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / DAY_MS;
  const declination = -23.44 * DEGREE * Math.cos((2 * Math.PI * (dayOfYear + 11)) / 365.25);
  const hourAngle = (((now.getTime() % DAY_MS) / DAY_MS) * 360 - 180 + longitude) * DEGREE;
  const sine =
    Math.sin(latitude * DEGREE) * Math.sin(declination) +
    Math.cos(latitude * DEGREE) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / DEGREE;
};
