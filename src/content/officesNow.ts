import { sunAltitude } from '../lib/sunAltitude.ts';
import { readClock } from '../lib/readClock.ts';
import { findAnsweringOffice, isOnShift, officesByShift, toCityName, type ShiftOffice } from './shifts.ts';
import type { SlideMoment, SlidePictureName } from './slideMoments.ts';

/** Above 6°, the sun lights the room. Below −6°, it is night. */
const TWILIGHT_DEGREES = 6;

/** The view from each office's window and the person at its desk. In the order of `officesByShift`. */
const pictures = [
  { view: 'hyderabad', atDesk: 'atHyderabad' },
  { view: 'london', atDesk: 'atLondon' },
  { view: 'austin', atDesk: 'atAustin' },
] as const satisfies readonly { view: SlidePictureName; atDesk: SlidePictureName }[];

const findSky = (office: ShiftOffice, now: Date): SlideMoment['sky'] => {
  const altitude = sunAltitude(office, now);
  if (altitude > TWILIGHT_DEGREES) return 'day';
  return altitude > -TWILIGHT_DEGREES ? 'dawn' : 'night';
};

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const texts = {
  now: (time: string, city: string, person: string) => `It is ${time} in ${city}. ${person}’s desk answers.`,
  then: (time: string, city: string, person: string) =>
    `When it is ${time} in ${city}, ${person}’s desk answers.`,
  answers: 'answers',
  handsOver: 'hands over',
  back: (hour: number) => `back at ${formatHour(hour)}`,
};

interface OfficesAtMoment {
  /** Says who answers. */
  sentence: string;
  /** In the order in which the offices hand over. */
  moments: readonly SlideMoment[];
}

interface OfficeState {
  time: string;
  sky: SlideMoment['sky'];
  isAtDesk: boolean;
  isActive: boolean;
}

const describe = (office: ShiftOffice, { isActive, isAtDesk }: OfficeState): string => {
  if (isActive) return texts.answers;
  return isAtDesk ? texts.handsOver : texts.back(office.shift[0]);
};

const toMoment = (office: ShiftOffice, state: OfficeState): SlideMoment => {
  const picture = pictures[officesByShift.indexOf(office)];
  if (!picture) throw new Error(`officesNow.ts has no pictures for ${office.city}`);
  return {
    title: state.time,
    lines: [toCityName(office), describe(office, state)],
    sky: state.sky,
    view: picture.view,
    picture: state.isAtDesk ? picture.atDesk : 'emptyChair',
    isActive: state.isActive,
  };
};

/** A hand-over on a winter's day. In the order of `officesByShift`. */
const fixedStates: readonly OfficeState[] = [
  { time: '14:30', sky: 'day', isAtDesk: true, isActive: false },
  { time: '09:00', sky: 'day', isAtDesk: true, isActive: true },
  { time: '03:00', sky: 'night', isAtDesk: false, isActive: false },
];

/**
 * What a page shows until its scripts run. Its times are written out, because the browser's first time zone takes 40 ms
 * on a slow phone, in the task that hydrates the page.
 */
export const fixedOffices: OfficesAtMoment = {
  sentence: officesByShift
    .map((office, index) => {
      const state = fixedStates[index];
      return state?.isActive ? texts.then(state.time, toCityName(office), office.atDesk) : '';
    })
    .join(''),
  moments: officesByShift.flatMap((office, index) => {
    const state = fixedStates[index];
    return state ? [toMoment(office, state)] : [];
  }),
};

export const showOfficesAt = (now: Date): OfficesAtMoment => {
  const answering = findAnsweringOffice(now);
  const time = answering ? readClock(answering.zone, now).text : '';
  return {
    sentence: answering ? texts.now(time, toCityName(answering), answering.atDesk) : '',
    moments: officesByShift.map((office) =>
      toMoment(office, {
        time: readClock(office.zone, now).text,
        sky: findSky(office, now),
        isAtDesk: isOnShift(office, now),
        isActive: office === answering,
      }),
    ),
  };
};
