import type { StaticPageName } from './paths.ts';
import { alarmMoments, handoverMoments, roomMoments, type SlideMoment } from './slideMoments.ts';
import { words } from './words/home.ts';

export interface BannerSlide {
  title: string;
  text: string;
  moments: readonly SlideMoment[];
  /** Follows 'Learn More' for screen readers, so that the three links have different names. */
  about: string;
  /** The service that the slide is about. */
  service: { page: StaticPageName; text: string };
}

/** The home page's banner. The first slide speaks for the whole page: its title is the page's heading. */
export const slides: readonly [BannerSlide, ...BannerSlide[]] = [
  {
    title: words.home.h1,
    text: words.home.paragraphs[0],
    moments: handoverMoments,
    about: 'about us',
    service: { page: 'managedServices', text: 'See managed services' },
  },
  {
    title: 'An alarm at night is read by a person',
    text: 'Our operations centre sees which line failed and which site hangs on it. By breakfast you know what happened, and what was done.',
    moments: alarmMoments,
    about: 'about the people who watch',
    service: { page: 'networkOperationsCenter', text: 'See network operations' },
  },
  {
    title: 'The room works before the guests arrive',
    text: 'We hang the screen, cable the table and try the call. During the meeting that matters, a technician stays within reach.',
    moments: roomMoments,
    about: 'about the people who prepare the room',
    service: { page: 'whiteGlove', text: 'See meeting support' },
  },
];
