import { sunAltitude } from '../lib/sunAltitude.ts';
import { readClock } from '../lib/readClock.ts';
import { findAnsweringOffice, isOnShift, officesByShift, toCityName, type ShiftOffice } from './shifts.ts';
import type { SlideMoment, SlidePictureName } from './slideMoments.ts';

/** Above 6°, the sun lights the room. Below −6°, it is night. */
const TWILIGHT_DEGREES = 6;

/** Who sits at the desk of each office, and its two pictures. In the order of `officesByShift`. */
const desks = [
  { person: 'Lakshmi', view: 'hyderabad', atDesk: 'atHyderabad' },
  { person: 'Marcus', view: 'london', atDesk: 'atLondon' },
  { person: 'Delia', view: 'austin', atDesk: 'atAustin' },
] as const satisfies readonly { person: string; view: SlidePictureName; atDesk: SlidePictureName }[];

const findSky = (office: ShiftOffice, now: Date): SlideMoment['sky'] => {
  const altitude = sunAltitude(office, now);
  if (altitude > TWILIGHT_DEGREES) return 'day';
  return altitude > -TWILIGHT_DEGREES ? 'dawn' : 'night';
};

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const texts = {
  now: (time: string, city: string, person: string) => `It is ${time} in ${city}. ${person}’s desk answers.`,
  answers: 'answers',
  handsOver: 'hands over',
  back: (hour: number) => `back at ${formatHour(hour)}`,
};

const describe = (office: ShiftOffice, isAnswering: boolean, isAtDesk: boolean): string => {
  if (isAnswering) return texts.answers;
  return isAtDesk ? texts.handsOver : texts.back(office.shift[0]);
};

interface OfficesAtMoment {
  /** Says who answers. */
  sentence: string;
  /** In the order in which the offices hand over. */
  moments: readonly SlideMoment[];
}

/**
 * What a page shows until its scripts run: a hand-over, on a winter's day. Written out, because the browser's first time
 * zone takes 40 ms on a slow phone, in the task that hydrates the page.
 */
export const fixedOffices: OfficesAtMoment = {
  sentence: 'When it is 09:00 in London, Marcus’s desk answers.',
  moments: [
    {
      title: '14:30',
      lines: ['Hyderabad', texts.handsOver],
      sky: 'day',
      view: 'hyderabad',
      picture: 'atHyderabad',
      isActive: false,
    },
    {
      title: '09:00',
      lines: ['London', texts.answers],
      sky: 'day',
      view: 'london',
      picture: 'atLondon',
      isActive: true,
    },
    {
      title: '03:00',
      lines: ['Austin', texts.back(11)],
      sky: 'night',
      view: 'austin',
      picture: 'emptyChair',
      isActive: false,
    },
  ],
};

export const showOfficesAt = (now: Date): OfficesAtMoment => {
  const answering = findAnsweringOffice(now);
  const moments = officesByShift.map((office, index): SlideMoment => {
    const desk = desks[index];
    if (!desk) throw new Error(`officesNow.ts has no desk for ${office.city}`);
    const isAtDesk = isOnShift(office, now);
    return {
      title: readClock(office.zone, now).text,
      lines: [toCityName(office), describe(office, office === answering, isAtDesk)],
      sky: findSky(office, now),
      view: desk.view,
      picture: isAtDesk ? desk.atDesk : 'emptyChair',
      isActive: office === answering,
    };
  });
  const index = answering ? officesByShift.indexOf(answering) : -1;
  const person = desks[index]?.person;
  const sentence =
    answering && person ? texts.now(moments[index]?.title ?? '', toCityName(answering), person) : '';
  return { sentence, moments };
};
