import { texts } from '../../contract/texts.ts';
import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  nmsp: {
    h1: 'NMSP: Network Managed Service Programme',
    description:
      'A page in preparation about networks that we run for our customers. Until it is ready, it names the pages that describe the work today.',
    paragraphs: [
      texts.postedSoon,
      'NMSP stands for Network Managed Service Programme: how we take over a network step by step and run it from then on. The short film gives an outline. Until this page is ready, begin with Managed Services, or with Network Operations Centre for monitoring and Managed Network Infrastructure for daily operation.',
    ],
  },
  unifiedCommunications: {
    h1: 'Unified communications',
    description:
      'Telephone, chat, video and calendar that behave alike in every room: to be described here, and already touched on in the pages named below.',
    paragraphs: [
      texts.postedSoon,
      'This page will describe how we plan telephone, chat, video and calendar that work the same way in every room. There is a shorter account under Audio and Visual Solutions. If a meeting needs help now, see White Glove Meeting and Event Support, or AV Managed Services 24/7 if the rooms need support day and night.',
    ],
  },
  videoWalls: {
    h1: 'Video walls',
    description:
      'A guide to planning a video wall is in preparation. Until then, see where to read the essentials and whom to call for a wall that you already own.',
    paragraphs: [
      texts.postedSoon,
      'We are preparing a guide to planning a video wall: the place, the panels, the sources and the person who controls the picture. The essentials are already under Audio and Visual Solutions. To renew a wall you own, see Refresh and Upgrade. For a panel that has gone dark, see AV Dispatched Services.',
    ],
  },
  designBuild: {
    h1: 'Design & build',
    description:
      'How an audio-visual project goes from drawings to accepted rooms: a page in preparation, with pointers to what is already described elsewhere.',
    paragraphs: [
      texts.postedSoon,
      'This page will follow a building project from the first room layout to the day you accept the last room. Until then there is a summary under Audio and Visual Solutions. If you need only the cabling, see Data Cabling. For rooms that exist and have aged, see Refresh and Upgrade.',
    ],
  },
  planDesignOptimise: {
    h1: 'Plan, design and optimise your network',
    description:
      'How we survey, design and tune a network will be described here. The services that do parts of it today are named with what each covers.',
    paragraphs: [
      texts.postedSoon,
      'This page will explain what we ask first, what a design contains and how we tune a network in use. Network Infrastructure Solutions covers these in outline. To learn what is on your network today, see Network Audit. The tuning of links between branches is described under SD-WAN Configuration.',
    ],
  },
  buildRollout: {
    h1: 'Build, rollout, upgrade, operate and maintain',
    description:
      'The building of a network, site by site, and its upkeep: announced for this page, with directions to where each step is described today.',
    paragraphs: [
      texts.postedSoon,
      'Later this page will follow a network from its pilot site through the rollout and into everyday operation, and show the run sheet that goes with it. There is a summary under Network Infrastructure Solutions. To fit equipment or have it maintained, read Network Installations and Maintenance. To open or close a site, read Commissioning and Decommissioning.',
    ],
  },
} satisfies PageTextsModule<'placeholders'>['pageTexts'];
