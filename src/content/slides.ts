import type { StaticPageName } from './paths.ts';
import { alarmMoments, handoverMoments, roomMoments, type SlideMoment } from './slideMoments.ts';
import { pageTexts } from './pageTexts/home.ts';

export interface BannerSlide {
  title: string;
  text: string;
  moments: readonly SlideMoment[];
  /** What the three moments have in common. */
  caption: string;
  /** Follows 'Learn More' for screen readers, so that the three links have different names. */
  about: string;
  /** The service that the slide is about. */
  service: { page: StaticPageName; text: string };
}

/** The home page's banner. The first slide's title is the page's heading. */
export const slides: readonly [BannerSlide, ...BannerSlide[]] = [
  {
    title: pageTexts.home.h1,
    text: pageTexts.home.paragraphs[0],
    moments: handoverMoments,
    caption: 'One moment, three offices',
    about: 'about us',
    service: { page: 'managedServices', text: 'See managed services' },
  },
  {
    title: 'When a line fails at night, someone is already on\u00a0it',
    text: 'We find the cause, fix what your runbook allows and send your contact a message. Nobody at your side has to get up.',
    moments: alarmMoments,
    caption: 'One alarm, one night',
    about: 'about the people on shift',
    service: { page: 'networkOperation', text: 'See Network Operation 24/7' },
  },
  {
    title: 'The room works before the guests arrive',
    text: 'We hang the screen, cable the table and make a test call. A technician stays until the meeting runs.',
    moments: roomMoments,
    caption: 'One room, made ready',
    about: 'about the people who prepare the room',
    service: { page: 'whiteGlove', text: 'See meeting support' },
  },
];
