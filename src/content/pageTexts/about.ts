import type { PageTextsModule } from '../pageTexts.ts';
import { site } from '../site.ts';

export const pageTexts = {
  aboutUs: {
    h1: 'About us',
    description:
      'Who we are: engineers, technicians and service desk staff in Austin, London and Hyderabad, and how we go about our work.',
    paragraphs: [
      'A supplier sees your server rooms, your ticket queue and your board meetings. Here is who we are.',
      `We have looked after other companies’ technology since ${site.founded}. Three offices share the day. Before one goes home, the next has read its notes back to it, so your ticket never waits for someone to wake up.`,
      'Our work falls into five practices: managed services, audio and visual, network infrastructure, engineering and IT, and staffing. You can buy one service from one of them, or ask us to run several together. Either way, what we deliver and what we leave out is written down before we start.',
      'Technology at work that nobody has to think about: calls connect, screens light up and lines stay open.',
      'Passion, Innovation, Client-Focus, Teamwork and Service Quality are the values we hire by. Each one links to a service that shows it in practice.',
    ],
  },
  ourFootPrints: {
    h1: 'Our locations',
    description:
      'Our offices and delivery locations on a map: where our engineers work, and how the shift moves from one office to the next.',
    paragraphs: [
      'The newest site is in a city where you have no IT staff, and its router is still in the box. You need someone there to install it.',
      `The map shows ${site.claims.locations} offices or delivery locations. Three are offices: Austin, London and Hyderabad. The others are cities where our engineers and technicians work on customers’ sites.`,
      'Together they reach across North America, Britain and Ireland, mainland Europe, India, Singapore and Australia. If your city is not on the list, ask. We will tell you whether we can get there, and what the journey adds to the price.',
      'Not every job needs a visit. What can be done from a distance is done by the office on shift: Hyderabad, then London, then Austin.',
    ],
  },
  ourCustomers: {
    h1: 'Our customers',
    description:
      'Nine of our customers, the sectors they are in and the services they buy, from freight and law to broadcast and hotels.',
    paragraphs: [
      `Look for a company like yours: the same trade, the same kind of site. Here are nine of our ${site.claims.customers} global customers.`,
    ],
  },
  partners: {
    h1: 'Our partners',
    description:
      'Six partners whose displays, audio, network, cloud, security and service desk products we install, run and support.',
    paragraphs: [
      'These are the six partners whose products we know best.',
      'In meeting rooms and lobbies we fit screens from Arclume Displays, and microphones and loudspeakers from Vantamic Audio. Our technicians practise on both at a bench before they touch yours.',
      'For networks we use switches, routers and wireless equipment from Basaltic Networks. Palisent Security supplies the firewalls in front of them.',
      'Cirrostrat Cloud hosts applications that we build or move. Inkstone Service Desk makes the ticketing software that our own desk works in.',
      'A partner’s name is no reason to replace what works. If your equipment comes from someone else, we tell you before you sign whether we can support it.',
    ],
  },
  clientExperience: {
    h1: 'Client experience',
    description:
      'What working with us can look like from your side: six short testimonials from six sectors, each marked as a sample.',
    paragraphs: [
      'These six testimonials are samples. We wrote them, and customers’ own words will take their place.',
    ],
  },
} satisfies PageTextsModule<'about'>['pageTexts'];
