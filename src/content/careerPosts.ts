import { site } from './site.ts';

/** A role that we often hire for. The careers page lists those that are open. */
export interface CareerPost {
  /** The URL fragment that links to the role. */
  id: string;
  title: string;
  location: string;
  description: readonly string[];
  requirements: readonly string[];
}

export const careerPosts: readonly [CareerPost, CareerPost, CareerPost] = [
  {
    id: 'av-vc-support-technician',
    title: 'AV/VC Support Technician',
    location: `${site.leads.audioVisual}, Dublin, Manchester and customers’ sites nearby`,
    description: [
      'An AV/VC Support Technician keeps meeting rooms working: screens, cameras, microphones, control panels and the call itself. You test rooms before the day starts, stand by during important meetings, and trace faults from the table to the rack.',
      'Much of the work happens while someone is watching, minutes before they have to speak. You stay calm in front of an audience and can explain a fix in a sentence.',
    ],
    requirements: [
      'You have looked after meeting rooms, a stage or a lecture hall',
      'You can follow a signal from source to screen and say where it stops',
      'You know enough of networks to tell a bad port from a bad setting',
      'You do not mind early mornings, ladders and the occasional evening event',
      'You write a visit report that a stranger can act on',
    ],
  },
  {
    id: 'regional-it-admin',
    title: 'Regional IT Admin',
    location: 'Dallas, Chicago, Frankfurt or Singapore, with travel in the region',
    description: [
      'A Regional IT Admin looks after the computers, accounts, printers and small networks of several sites in one region. You set up people who join, collect equipment from people who leave, and keep the asset list true.',
      'Part of the work is on the road, and at each site you are the hands of engineers who work elsewhere. Between visits you close the tickets that a first call could not, and note what would have prevented them.',
    ],
    requirements: [
      'You have run accounts, devices and backups for an office or a group of them',
      'You can set up a switch and a wireless access point from a written plan',
      'You keep a list current even when no one asks for it',
      'You hold a driving licence and like to travel, some nights away included',
      'You are patient with people who are locked out and late',
    ],
  },
  {
    id: 'full-stack-developer',
    title: 'Full Stack Developer',
    location: `${site.leads.applications}, Bengaluru, ${site.leads.engineering}, or remote within the UK`,
    description: [
      'A Full Stack Developer builds and maintains web applications, from the database to the button. You talk to the people who will use them, write tests along with the code, and release in small steps.',
      'Your team decides together what comes next and reads each other’s changes. Afterwards you hear from the operations centre how your work behaves, and you fix what you built.',
    ],
    requirements: [
      'You have built a web application and kept it running afterwards',
      'You are at home in TypeScript, in the browser and on a server',
      'You can change the shape of a database that is in use',
      'You build pages that work with a keyboard and read well aloud',
      'You say early when an estimate turns out wrong',
    ],
  },
];

/** Other texts of the page. */
export const careerPostsTexts = {
  tabs: 'Roles',
  location: 'Where',
  requirements: 'What we look for',
  openings: 'See the current openings',
  openingsFor: (title: string) => ` and whether ${title} is among them`,
} as const;
