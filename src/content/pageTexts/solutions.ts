import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  solutionsAudioVisual: {
    h1: 'Audio and visual solutions',
    shorttitle: 'From a floor plan to rooms that people use without asking how',
    description:
      'How we plan rooms from the floor plan up: unified communications, video walls, and design and build of meeting rooms, control rooms and lecture halls.',
    paragraphs: [
      'You get rooms that all work the same way, planned from the floor plan up. While nothing is built, a change is a line on a drawing. Later it means building work.',
      'How your people meet decides the rest: on which platform, with which devices, with whom outside the firm. From that we define a few types of room in which telephone, chat, video and calendar behave the same. Real users try a pilot room, and criticise it, before it is copied.',
      'A video wall earns its space where many people must see the same thing at once: an operations room, a lobby, a lecture theatre. We work out viewing distance, daylight, weight, heat and noise before we talk about products. You see the layouts as a mock-up in true proportion before you buy.',
      'We draw room layouts, cable routes, power and network needs, and agree them with the architect and the electrician. Racks are assembled and tested before they travel. You accept room after room against a script you have read, and receive drawings of what was built, the configurations, the manuals and training.',
      'Building works, the electrical supply and the content on the screens stay with you. Equipment comes from us or from your supplier, and the quotation lists it apart from our labour. For a single job in rooms you already have, our audio and visual services are the quicker way in.',
    ],
  },
  solutionsNetwork: {
    h1: 'Network infrastructure solutions',
    shorttitle: 'A single plan from the first survey to daily operation',
    description:
      'Plan, design and optimise a network, then build, roll out, upgrade, operate and maintain it: how a whole programme runs and what you hold at each stage.',
    paragraphs: [
      'You get a single plan for your network, from the first survey to daily operation. It pays to make one when the carrier contract, the support for your core switches and perhaps a lease end together.',
      'We survey sites, links, equipment and traffic, and write down what the business needs in terms that can be tested. The design covers topology, addressing, wireless coverage, security zones, and what happens at each site when a link fails. Alternatives come with their price and their drawbacks.',
      'Sometimes you can optimise before you buy. A forgotten rule, a badly placed access point or traffic that takes the long way round can slow a network down. We change a single thing, measure, and keep only what shows an effect.',
      'A pilot site proves the design, and the rollout repeats it from a run sheet, with configurations prepared beforehand and a tested way back. A network in use is upgraded in the same manner, in hours that you approve. Every site closes with diagrams, backups, serial numbers and test results in your hands.',
      'Once it runs, your own team operates it with our documents and training, or we watch, change and maintain it as a managed service. Carrier contracts, licences and building works remain yours. If only a single step is missing, our network infrastructure services offer it alone.',
    ],
  },
} satisfies PageTextsModule<'solutions'>['pageTexts'];
