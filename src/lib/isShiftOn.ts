/** Whether a shift with these hours (UTC) is on now. */
export const isShiftOn = ([from, to]: readonly [number, number], now: Date): boolean => {
  const hour = now.getUTCHours() + now.getUTCMinutes() / 60;
  return hour >= from && hour < to;
};
