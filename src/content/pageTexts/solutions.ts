import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  solutionsAudioVisual: {
    h1: 'Audio and visual solutions',
    shorttitle: 'From a floor plan to rooms that people use without asking how',
    description:
      'How we plan rooms from the floor plan up: unified communications, video walls, and design and build of meeting rooms, control rooms and lecture halls.',
    paragraphs: [
      'You are planning rooms, and nothing is built yet. It may be a new headquarters, a control room or a campus where every lecture hall should behave alike. The architect has the drawings, and someone has asked you which screens to put in. At this stage a change is a line on a drawing. Later it means building work.',
      'Unified communications comes first, because it decides the rest. We ask how your people meet: on which platform, with which devices, with whom outside the firm. Then we settle on a few types of room in which telephone, chat, video and calendar behave the same, so that people who know one room know them all. Your telephone numbers, your directory and your sign-on rules are part of the plan. Real users try a pilot room, and criticise it, before it is copied.',
      'A video wall earns its space where many people must see the same thing at once: an operations room, a lobby, a lecture theatre. We work out viewing distance, daylight, weight, heat and noise before we talk about products. What the wall shows matters as much. We agree which sources it takes, in which layouts, who may switch them, and what appears when a source fails. You see the layouts as a mock-up in true proportion before an order is placed.',
      'Design and build ties the parts together. We draw room layouts, cable routes, power and network needs and a schedule of equipment, and talk with the architect, the electrician and the furniture maker, so that no wall is closed too early. Racks are assembled and tested before they travel. Rooms are fitted in an agreed order and accepted, room after room, against a script you have read. You receive drawings of what was really built, the configurations, the manuals and training for the people who run the rooms.',
      'Building works, the electrical supply and the content on the screens are outside our part. Equipment may come from us or from your supplier, and the quotation lists it apart from our labour. For a single job in rooms you already have, our audio and visual services are the quicker way in. To plan from the start, send us a floor plan and a few sentences on how your people meet.',
    ],
  },
  solutionsNetwork: {
    h1: 'Network infrastructure solutions',
    shorttitle: 'A single plan from the first survey to daily operation',
    description:
      'Plan, design and optimise a network, then build, roll out, upgrade, operate and maintain it: how a whole programme runs and what you hold at each stage.',
    paragraphs: [
      'Several things are ending together: the carrier contract, the support for your core switches, perhaps the lease on the building they are in. You could renew each on its own and keep the network you have. Or you could ask what it must carry in the coming years, and plan, build and run it for that, as this page describes.',
      'Planning starts with facts. We survey sites, links, equipment and traffic. We talk to the people who complain and to those who are rarely asked, and write down what the business needs in terms that can be tested. The design follows: topology, addressing, wireless coverage, security zones, and what happens at each site when a link fails. Alternatives come with their price and their drawbacks, so that the choice is yours and the reason is on paper.',
      'Sometimes you can optimise before you buy. A slow network may suffer from a forgotten rule, a badly placed access point, or traffic that takes the long way round. We measure, change a single thing, measure again, and keep only what shows an effect. What cannot be tuned away goes into the design, with the measurements as evidence.',
      'Then we build. A pilot site proves the design, and the rollout repeats it from a run sheet, with configurations prepared beforehand and a tested way back. Field engineers set out from our offices and delivery locations, a coordinator keeps the calendar, and you see how far each site has come. A network in use is upgraded in the same manner, in hours that you approve. Every site closes with diagrams, backups, serial numbers and test results in your hands.',
      'Once it runs, you decide who operates and maintains it. Your own team can, with our documents and training. Or we watch, change and maintain it for you as a managed service, with targets agreed in the contract. Carrier contracts, licences and building works remain yours. If only a single step is missing, our network infrastructure services offer it without the programme around it.',
    ],
  },
} satisfies PageTextsModule<'solutions'>['pageTexts'];
