import type { StaticPageName } from './paths.ts';
import { relay } from './handover.ts';
import type { SlideMoment } from './slideMoments.ts';
import { pageTexts } from './pageTexts/home.ts';

export interface BannerSlide {
  title: string;
  text: string;
  /** Three moments and what they have in common. The first slide shows the offices as they are now. */
  drawing: 'officesNow' | { caption: string; moments: readonly SlideMoment[] };
  /** Follows 'Learn More' for screen readers, so that the three links have different names. */
  about: string;
  /** Where to read on. */
  more: { page: StaticPageName; hash?: string; text: string };
}

/** The example incident (`incident.ts`), in the customer's time zone. */
const alarmMoments: readonly SlideMoment[] = [
  { title: '02:04', lines: ['alarm', 'in Texas'], sky: 'night', picture: 'alarm' },
  { title: '02:07', lines: ['seen in', relay.from], sky: 'dawn', picture: 'reader' },
  { title: '08:00', lines: ['you read', 'our message'], sky: 'day', picture: 'report' },
];

const roomMoments: readonly SlideMoment[] = [
  { title: '18:00', lines: ['screen', 'fitted'], sky: 'night', picture: 'screenFitted' },
  { title: '07:30', lines: ['test', 'call'], sky: 'dawn', picture: 'testCall' },
  { title: '09:00', lines: ['guests', 'arrive'], sky: 'day', picture: 'guests' },
];

/** The home page's banner. The first slide's title is the page's heading. */
export const slides: readonly [BannerSlide, ...BannerSlide[]] = [
  {
    title: pageTexts.home.h1,
    text: pageTexts.home.paragraphs[0],
    drawing: 'officesNow',
    about: 'about us',
    more: { page: 'sampleDocuments', hash: 'monthly-report', text: 'See a month’s report' },
  },
  {
    title: 'When a line fails at night, someone is already on\u00a0it',
    text: 'We find the cause, fix what your runbook allows and send your contact a message. Nobody on your team is woken.',
    drawing: { caption: 'One alarm, one night', moments: alarmMoments },
    about: 'about the people on shift',
    more: { page: 'networkOperation', text: 'See Network Operation 24/7' },
  },
  {
    title: 'The room works before the guests arrive',
    text: 'We hang the screen, cable the table and make a test call. A technician stays until the meeting runs.',
    drawing: { caption: 'One room, made ready', moments: roomMoments },
    about: 'about the people who prepare the room',
    more: { page: 'whiteGlove', text: 'See meeting support' },
  },
];
