import type { PageTextsModule } from '../pageTexts.ts';
import { site } from '../site.ts';
import { countOffices, listCities } from '../officeNames.ts';

/** Everybody who works in the offices. */
const people = site.offices.reduce((sum, office) => sum + office.people, 0);

export const pageTexts = {
  aboutUs: {
    h1: 'About us',
    description: `Who we are: engineers, technicians and service desk staff in ${listCities()}, and how we work.`,
    paragraphs: [
      'You would let us into server rooms and board meetings. This is who would come.',
      `We have run other companies’ technology since ${site.founded}. We are ${people} people in ${countOffices()}, each awake in its own day, so no ticket waits until morning and nobody works at night.`,
      'Our work falls into five practices: managed services, audio and visual, network infrastructure, engineering and IT, and staffing. You can buy one service from one of them, or several together. What we deliver and what we leave out is written down before we start.',
      'Technology at work that nobody has to think about: calls connect, screens light up and lines stay open.',
      'Passion, Innovation, Client-Focus, Teamwork and Service Quality are the values we hire by. Each one links to a service that shows it in practice.',
    ],
  },
  ourFootPrints: {
    h1: 'Our locations',
    description:
      'Our offices and delivery locations on a map: where our engineers work, and how the shift moves from one office to the next.',
    paragraphs: [
      `We have technicians in ${site.offices.length + site.deliveryLocations.length} cities, for sites where you have none.`,
      `Of the ${site.claims.locations} offices or delivery locations on the map, ${countOffices().split(' ')[0]} are offices: ${listCities()}. In the other cities our engineers and technicians work on customers’ sites.`,
      'Together they reach across North America, Britain and Ireland, mainland Europe, India, Singapore and Australia. If your city is not on the list, ask. We tell you whether we can get there, and what the journey adds to the price.',
      'Not every job needs a visit. The office on shift does all remote work.',
    ],
  },
  ourCustomers: {
    h1: 'Our customers',
    description:
      'Nine of our customers, the sectors they are in and the services they buy, from freight and law to broadcast and hotels.',
    paragraphs: [
      `Here are nine of our ${site.claims.customers} global customers, with the trade each is in and what it buys from us.`,
    ],
  },
  partners: {
    h1: 'Our partners',
    description:
      'Six partners whose displays, audio, network, cloud, security and service desk products we install, run and support.',
    paragraphs: [
      'We install, run and support the products of these six partners.',
      'In meeting rooms and lobbies we fit screens from Arclume Displays, and microphones and loudspeakers from Vantamic Audio. Our technicians practise on both before they touch yours.',
      'For networks we use switches, routers and wireless equipment from Basaltic Networks, with firewalls from Palisent Security in front of them.',
      'Cirrostrat Cloud hosts applications that we build or move. Inkstone Service Desk makes the ticketing software that our own desk works in.',
      'A partner’s name is no reason to replace what works. If your equipment comes from someone else, we tell you before you sign whether we can support it.',
    ],
  },
  clientExperience: {
    h1: 'Client experience',
    description:
      'What working with us is like from the customer’s side: six short testimonials from six sectors, each about one service.',
    paragraphs: [
      'Six customers say what they get from us, each from a different sector and about a different service.',
    ],
  },
} satisfies PageTextsModule<'about'>['pageTexts'];
