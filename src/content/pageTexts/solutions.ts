import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  solutionsAudioVisual: {
    h1: 'Audio and visual solutions',
    shorttitle: 'From a floor plan to rooms that people use without asking how',
    description:
      'How we plan rooms from the floor plan up: unified communications, video walls, and design and build of meeting rooms, control rooms and lecture halls.',
    paragraphs: [
      'You get rooms that all work the same way. We begin while nothing is built, because then a change is only a line on a drawing.',
      'How your people meet decides the rest. From that we define a few types of room in which telephone, chat, video and calendar behave the same. Your people try a pilot room before it is copied.',
      'A video wall earns its space where many people must see the same thing at once. We work out viewing distance, daylight, weight, heat and noise first, and show you a mock-up in true proportion before you buy.',
      'We draw layouts, cable routes and power, and agree them with the architect and the electrician. You accept room after room against a script you have read, and receive the drawings, the configurations and training.',
      'Building works, the electrical supply and the content on the screens stay with you. For a single job in rooms you already have, our audio and visual services are the quicker way in.',
    ],
  },
  solutionsNetwork: {
    h1: 'Network infrastructure solutions',
    shorttitle: 'A single plan from the first survey to daily operation',
    description:
      'Plan, design and optimise a network, then build, roll out, upgrade, operate and maintain it: how a whole programme runs and what you hold at each stage.',
    paragraphs: [
      'You get a single plan for your network, from the first survey to daily operation. It pays to make one when the carrier contract, the support for your core switches and perhaps a lease end together.',
      'We survey sites, links, equipment and traffic. The design says how each site is connected and what happens there when a link fails. Alternatives come with their price and their drawbacks.',
      'Sometimes you can optimise before you buy: a forgotten rule or traffic that takes the long way round can slow a network down. We change a single thing, measure, and keep only what helps.',
      'A pilot site proves the design, and the rollout repeats it in hours that you approve, with a tested way back. Every site closes with diagrams, backups and test results in your hands.',
      'Once it runs, your own team operates it, or we do as a managed service. Carrier contracts, licences and building works remain yours. If only a single step is missing, our network infrastructure services offer it alone.',
    ],
  },
} satisfies PageTextsModule<'solutions'>['pageTexts'];
