const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter per time zone, because creating one is slow. */
const findFormat = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  formats.set(zone, format);
  return format;
};

/** The time of day in an IANA time zone: as text, such as 09:05, and in minutes since midnight. */
export const readClock = (zone: string, now: Date): { text: string; minuteOfDay: number } => {
  const text = findFormat(zone).format(now);
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return { text, minuteOfDay: hours * 60 + minutes };
};
