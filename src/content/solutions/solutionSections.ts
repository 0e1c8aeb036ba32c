import type { SolutionPictureName } from './solutionPictures.ts';

export interface SolutionSection {
  /** URL fragment that links to the section. */
  id: string;
  title: string;
  picture?: {
    name: SolutionPictureName;
    /** The whole picture in a sentence. */
    alt: string;
  };
}

/** Headings of the paragraphs of a solution, in their order. */
export const solutionSections = {
  solutionsAudioVisual: [
    { id: 'before', title: 'Before anything is built' },
    {
      id: 'unified-communications',
      title: 'Unified communications',
      picture: {
        name: 'rooms',
        alt: 'Three types of room in plan, small, middle and large: each with its table and its screen, and one line that ties them together.',
      },
    },
    {
      id: 'video-walls',
      title: 'Video walls',
      picture: {
        name: 'sightLines',
        alt: 'Three seats before a video wall, from the side: lines of sight to its upper and lower edge, the distance of the farthest seat, and daylight that falls in from behind.',
      },
    },
    {
      id: 'design-and-build',
      title: 'Design and build',
      picture: {
        name: 'cableRoute',
        alt: 'A floor in plan: cables run from the rack along the corridor to table and screen of each room.',
      },
    },
    { id: 'not-included', title: 'What stays with you' },
  ],
  solutionsNetwork: [
    { id: 'before', title: 'When several contracts end together' },
    {
      id: 'plan-and-design',
      title: 'Plan and design',
      picture: {
        name: 'stairs',
        alt: 'Five steps from survey through design, pilot and rollout to operation, and what each leaves in your hands.',
      },
    },
    {
      id: 'optimise',
      title: 'Optimise',
      picture: {
        name: 'detour',
        alt: 'Traffic between two branches: the long way round through the centre, and the short way once it is moved.',
      },
    },
    {
      id: 'build-and-roll-out',
      title: 'Build and roll out',
      picture: {
        name: 'rollout',
        alt: 'A pilot proves the run sheet, then the sites follow in turn, each with a tested way back.',
      },
    },
    { id: 'operate-and-maintain', title: 'Operate and maintain' },
  ],
} as const satisfies Record<string, readonly SolutionSection[]>;
