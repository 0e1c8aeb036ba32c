import type { EMPLOYMENT_TYPES, OpeningPlace, PAY_UNITS, WORKPLACES } from '../contract/openingFields.ts';
import { site } from './site.ts';

/** An opening as staff would publish it. `description` is plain text for `lib/textBlocks.ts`. */
export interface SampleOpening {
  job_title: string;
  company_name: string;
  places: readonly OpeningPlace[];
  workplace: (typeof WORKPLACES)[number];
  employment_type: (typeof EMPLOYMENT_TYPES)[number];
  pay_from: string;
  pay_to: string;
  pay_currency: string;
  pay_unit: (typeof PAY_UNITS)[number];
  /** Days before the database is created. */
  postedDaysAgo: number;
  description: string;
  requirements: readonly string[];
}

const paragraphs = (...blocks: string[]): string => blocks.join('\n\n');
const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The address of an office. */
const officeIn = (name: string): OpeningPlace[] =>
  site.offices.flatMap(({ postal }) => (postal.city === name ? [{ ...postal }] : []));

/** Openings of a new installation, so that its careers pages are not empty. */
export const sampleOpenings = [
  {
    job_title: 'AV/VC Support Technician',
    company_name: site.fullName,
    places: officeIn(site.leads.audioVisual),
    workplace: 'on site',
    employment_type: 'full-time',
    pay_from: '34000',
    pay_to: '40000',
    pay_currency: 'GBP',
    pay_unit: 'year',
    postedDaysAgo: 2,
    description: paragraphs(
      `You look after meeting rooms and event spaces at customers’ sites in and around ${site.leads.audioVisual}. When something fails before a meeting, you are the person who puts it right.`,
      '## What you do',
      list(
        'Check rooms before the working day: picture, sound, camera, control panel and a test call.',
        'Stand by during board meetings and events, and put things right without stopping them.',
        'Trace faults along the chain, swap the failed part and write down what you found.',
        'Keep room drawings, settings and spares lists up to date.',
      ),
      `You belong to the audio-visual team in our ${site.leads.audioVisual} office and spend most days on site. The role is full-time, with some early starts and evening events by rota.`,
      'In the first weeks you practise on the bench and go out with a colleague. You visit sites alone when you and your team lead both think you are ready.',
    ),
    requirements: [
      'Experience of supporting meeting rooms, lecture halls or live events',
      'A working knowledge of video calls, microphones, displays and signal cabling',
      'Basic networking: addresses, switch ports, and how to tell a cable fault from a settings fault',
      'A calm manner with people who are about to present',
      'Clear written English for visit reports',
      'Willingness to lift and mount equipment and to work from a ladder',
      'The right to work in the UK',
    ],
  },
  {
    job_title: 'Network Engineer, Field Dispatch',
    company_name: site.fullName,
    places: officeIn(site.leads.networks),
    workplace: 'on site',
    employment_type: 'full-time',
    pay_from: '82000',
    pay_to: '98000',
    pay_currency: 'USD',
    pay_unit: 'year',
    postedDaysAgo: 6,
    description: paragraphs(
      'You go to branches that have lost their network, find the cause and leave them working. You drive or fly there with the right part, once everything that can be done remotely has been tried, and you document what you changed.',
      '## What you do',
      list(
        'Install, replace and configure switches, routers, firewalls and wireless access points.',
        'Test copper and fibre runs, and tidy and label cabinets.',
        'Work through change plans with the operations centre on the line.',
        'Photograph, note and hand over everything you change.',
      ),
      `You report to the dispatch team in ${site.leads.networks}. Your week mixes planned installations, surveys for network audits, and urgent visits when you are on the rota.`,
      'This is a full-time role with regular travel in North America. Nights away are planned with you, and you learn of a planned visit before the ticket is booked.',
    ),
    requirements: [
      'Hands-on experience of installing and repairing business networks',
      'Sound knowledge of VLANs, routing, wireless and VPNs',
      'Confidence with a console cable, a cable tester and a fibre power meter',
      'The habit of writing down the way back before making a change',
      'A driving licence valid in the United States',
      'Permission to work in the United States',
    ],
  },
  {
    job_title: 'Operations Centre Analyst',
    company_name: site.fullName,
    places: officeIn(site.leads.operations),
    workplace: 'on site',
    employment_type: 'full-time',
    pay_from: '750000',
    pay_to: '1000000',
    pay_currency: 'INR',
    pay_unit: 'year',
    postedDaysAgo: 13,
    description: paragraphs(
      `You watch our customers’ networks and applications by day in ${site.leads.operations}, while it is night in Texas. When an alarm goes off, you decide whether it matters, and either fix the fault or call the right person.`,
      '## What you do',
      list(
        'Watch alarms from networks, servers and applications, and open an incident for each real fault.',
        'Follow the runbook for that fault, and improve the runbook when it falls short.',
        'Answer the phone when customers call outside their own office hours.',
        'Write the handover to the next office, and talk it through when something is still open.',
      ),
      `You sit with the shift team in our ${site.leads.operations} office. The shift is from 05:00 to 15:00, and the rota comes out a month ahead. Early starts are paid extra, and nobody works at night.`,
      'From here people move on to network engineering, cloud work or service management. Your team lead makes time for you to shadow those teams.',
    ),
    requirements: [
      'Experience in a service desk, a monitoring team or system administration, or a course of study with practical work',
      'An understanding of TCP/IP, DNS and HTTP, and of what to check when one of them fails',
      'Some scripting, in any language',
      'Good spoken and written English',
      'The patience to follow a procedure and the nerve to escalate early',
      'Willingness to start at 05:00 on the days in your rota',
    ],
  },
  {
    job_title: 'Full Stack Developer',
    company_name: site.fullName,
    places: officeIn(site.leads.audioVisual),
    workplace: 'hybrid',
    employment_type: 'full-time',
    pay_from: '52000',
    pay_to: '65000',
    pay_currency: 'GBP',
    pay_unit: 'year',
    postedDaysAgo: 20,
    description: paragraphs(
      'You build web applications for our customers, from the first conversation to daily use. They are portals, booking and messaging systems, and the services behind them. You stay with what you build long enough to learn whether it works.',
      '## What you do',
      list(
        'Turn a customer’s description of a problem into small steps that can each be released.',
        'Write the browser side, the server side and the database changes, with tests for all of them.',
        'Review colleagues’ code and have yours reviewed.',
        'Read what monitoring says about your release, and fix what it shows.',
      ),
      `You work from home in the UK for most of the week. Your team is spread between there and ${site.leads.operations}, so mornings are for talking and afternoons mostly for code.`,
      `The role is full-time and hybrid. You come to the ${site.leads.serviceDesk} office when a project begins, or when a customer wants to meet the people behind it.`,
    ),
    requirements: [
      'Experience of building and running web applications that people depend on',
      'TypeScript or JavaScript in the browser and on a server',
      'SQL, and the judgement to change a live database safely',
      'HTML and CSS that work by keyboard and with a screen reader',
      'Automated tests, version control and code review as everyday habits',
      'Clear writing, because a remote team lives by it',
      'The right to work in the UK, and a home there to work from',
    ],
  },
] as const satisfies readonly SampleOpening[];
