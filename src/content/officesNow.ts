import { sunAltitude } from '../lib/sunAltitude.ts';
import { toCityName } from './officeNames.ts';
import { findOffset } from './officeOffsets.ts';
import { findAnsweringOffice, findFirstBack, isOnShift, readMinutes, sortByShift } from './shifts.ts';
import { site, type Office } from './site.ts';
import type { SlideMoment } from './slideMoments.ts';

/** Above 6°, the sun lights the room. Below −6°, it is night. */
const TWILIGHT_DEGREES = 6;

const findSky = (office: Office, now: Date): SlideMoment['sky'] => {
  const altitude = sunAltitude(office, now);
  if (altitude > TWILIGHT_DEGREES) return 'day';
  return altitude > -TWILIGHT_DEGREES ? 'dawn' : 'night';
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const formatTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
const formatHour = (hour: number): string => formatTime(hour * 60);

const texts = {
  now: (time: string, city: string, person: string) => `It is ${time} in ${city}. ${person}’s desk answers.`,
  then: (time: string, city: string, person: string) =>
    `When it is ${time} in ${city}, ${person}’s desk answers.`,
  closed: (city: string, hour: number) => `Nobody is on shift now. ${city} is back at ${formatHour(hour)}.`,
  answers: 'answers',
  handsOver: 'hands over',
  back: (hour: number) => `back at ${formatHour(hour)}`,
};

export interface OfficesAtMoment {
  /** Says who answers. */
  sentence: string;
  /** In the order in which the offices hand over. */
  moments: readonly SlideMoment[];
}

const showMoments = (now: Date, offices: readonly Office[]): SlideMoment[] => {
  const answering = findAnsweringOffice(now, offices);
  return sortByShift(offices).map((office) => {
    const isActive = office === answering;
    const isAtDesk = isOnShift(office, now);
    const absent = isAtDesk ? texts.handsOver : texts.back(office.shift[0]);
    return {
      title: formatTime(readMinutes(office, now)),
      lines: [toCityName(office), isActive ? texts.answers : absent],
      sky: findSky(office, now),
      ...(office.view && { view: office.view }),
      picture: isAtDesk ? (office.person ?? 'reader') : 'emptyChair',
      isActive,
    };
  });
};

/** The offices at this moment. */
export const showOfficesAt = (now: Date, offices: readonly Office[] = site.offices): OfficesAtMoment => {
  const moments = showMoments(now, offices);
  const answering = findAnsweringOffice(now, offices);
  if (answering) {
    const time = formatTime(readMinutes(answering, now));
    return { sentence: texts.now(time, toCityName(answering), answering.atDesk), moments };
  }
  const next = findFirstBack(now, offices);
  return { sentence: next ? texts.closed(toCityName(next), next.shift[0]) : '', moments };
};

/** The hand-over on a day in January to the second office, which a page shows until its scripts run. */
export const showJanuaryHandover = (offices: readonly Office[] = site.offices): OfficesAtMoment => {
  const [first, second = first] = sortByShift(offices);
  if (!second) return { sentence: '', moments: [] };
  const january = new Date(Date.UTC(2026, 0, 15, second.shift[0]));
  const now = new Date(january.getTime() - findOffset(second.zone, january) * 60_000);
  return {
    sentence: texts.then(formatHour(second.shift[0]), toCityName(second), second.atDesk),
    moments: showMoments(now, offices),
  };
};
