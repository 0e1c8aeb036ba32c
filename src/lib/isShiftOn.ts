/** Whether a shift from one hour to another (UTC) is in progress. */
export const isShiftOn = ([from, to]: readonly [number, number], now: Date): boolean => {
  const hour = now.getUTCHours() + now.getUTCMinutes() / 60;
  return hour >= from && hour < to;
};
