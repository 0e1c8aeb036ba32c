const DEGREE = Math.PI / 180;
/** Sines of the sun's height between which dusk turns into day. */
const DUSK = -0.1;
const DAY = 0.35;

/**
 * How light it is at a place on a day in spring or autumn, when day and night are equal: 0 by night to 1 by day. Hours
 * are of London's winter (UTC), degrees positive to the north and east.
 */
export const daylight = (
  hour: number,
  { latitude, longitude }: { latitude: number; longitude: number },
): number => {
  const turned = ((hour - 12) * 15 + longitude) * DEGREE;
  const height = Math.cos(latitude * DEGREE) * Math.cos(turned);
  return Math.min(1, Math.max(0, (height - DUSK) / (DAY - DUSK)));
};
