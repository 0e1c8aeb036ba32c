import { texts } from '../../contract/texts.ts';
import type { WordsModule } from '../words.ts';

export const words = {
  nmsp: {
    h1: 'NMSP',
    description:
      'A page in preparation about networks that we run for our customers. Until it is ready, it names the pages that describe the work today.',
    paragraphs: [
      texts.postedSoon,
      'This page will show how a network passes from your hands into ours and how it is run from then on, in more detail than the short film here can. To read about it today, begin with Managed Services. Network Operations Centre describes the watching, and Managed Network Infrastructure the daily work.',
    ],
  },
  unifiedCommunications: {
    h1: 'Unified communications',
    description:
      'Telephone, chat, video and calendar that behave alike in every room: to be described here, and already touched on in the pages named below.',
    paragraphs: [
      texts.postedSoon,
      'Telephone, chat, video and calendar in every room alike: how we plan that, and with which types of room, is what you will read here. There is a shorter account on the page about audio and visual solutions. If a meeting needs help now, see White Glove Meeting and Event Support, or AV Managed Services 24/7 if the rooms need care day and night.',
    ],
  },
  videoWalls: {
    h1: 'Video walls',
    description:
      'A guide to planning a video wall is in preparation. Until then, see where to read the essentials and whom to call for a wall that you already own.',
    paragraphs: [
      texts.postedSoon,
      'We are preparing a guide to planning a video wall: the place, the panels, the sources and the person who controls the picture. The essentials are already under Audio and Visual Solutions. A wall you own and want renewed is a case for Refresh and Upgrade; a panel that has gone dark is one for AV Dispatched Services.',
    ],
  },
  designBuild: {
    h1: 'Design & build',
    description:
      'How an audio-visual project goes from drawings to accepted rooms: a page in preparation, with pointers to what is already described elsewhere.',
    paragraphs: [
      texts.postedSoon,
      'The full course of a building project, from the first room layout to the day you accept the last room, will be told on this page. In the meantime you find it in a paragraph under Audio and Visual Solutions. Do you need only the cable? Go to Data Cabling. For rooms that exist and have aged, Refresh and Upgrade is the place.',
    ],
  },
  planDesignOptimise: {
    h1: 'Plan, design and optimise your network',
    description:
      'How we survey, design and tune a network will be described here. The services that do parts of it today are named with what each covers.',
    paragraphs: [
      texts.postedSoon,
      'What a survey asks, what a design contains and how we tune a network that is in use: these are the subjects of the page to come. Network Infrastructure Solutions covers them in outline. A survey can be ordered on its own as a Network Audit, and the tuning of links between branches is described under SD-WAN Configuration.',
    ],
  },
  buildRollout: {
    h1: 'Build, rollout, upgrade, operate and maintain',
    description:
      'The building of a network, site by site, and its upkeep: announced for this page, with directions to where each step is described today.',
    paragraphs: [
      texts.postedSoon,
      'Later this page will follow a network from its pilot site through the rollout and into everyday operation, and show the run sheet that goes with it. The story is told in brief under Network Infrastructure Solutions. To fit equipment or have it looked after, read Network Installations and Maintenance; to open or close a site, Commissioning and Decommissioning.',
    ],
  },
} satisfies WordsModule<'placeholders'>['words'];
