import type { EvidencePart } from './evidencePart.ts';
import { incidentMoments, incidentTexts } from './incident.ts';
import { pages, type Page } from './pages.ts';
import type { PageName } from './paths.ts';
import { practicePrices } from './practicePrices.ts';
import { practiceKeys, practices, type PracticeKey } from './practices.ts';
import { references } from './references.ts';
import { site } from './site.ts';
import { supplierQuestions } from './supplierQuestions.ts';
import { websiteEvidence } from './websiteEvidence.ts';

type EvidencePage = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends 'evidence' ? Name : never;
}[PageName];

const practiceTitle = (key: PracticeKey): string => (pages[practices[key].page] satisfies Page).title;

export const evidence: Record<EvidencePage, readonly EvidencePart[]> = {
  howWeWork: [
    {
      kind: 'timeAxis',
      id: 'start',
      title: 'From your first message to day 90',
      text: 'Amber squares mark your decisions and the day we go live.',
      moments: [
        {
          at: `Within ${site.answersWithin}`,
          title: 'A first answer',
          text: 'A person replies and says whether we can help.',
        },
        {
          at: 'A few days',
          title: 'Talk',
          text: 'You describe the problem, and we ask what we need to know.',
        },
        {
          at: 'After the talk',
          title: 'First proposal',
          text: 'In writing: which services, what is counted and how, and what stays with you. You decide whether the survey goes ahead.',
          isDecision: true,
          more: { page: 'howWeWork', hash: 'prices', label: 'Pricing' },
        },
        {
          at: 'One to three weeks',
          title: 'Survey',
          text: 'We look at what is there and write it down.',
          more: { page: 'ourCustomers', hash: references.id, label: references.ask },
        },
        {
          at: 'After the survey',
          title: 'Offer to sign',
          text: 'A price for each item counted, what is not included, service levels, start and notice. You decide whether we start.',
          isDecision: true,
          more: { page: 'howWeWork', hash: 'contract', label: 'The contract' },
        },
        {
          at: 'Before go-live',
          title: 'Handover plan',
          text: 'A written runbook: who does what, and whom we call.',
        },
        {
          at: 'Day 1',
          title: 'Go-live',
          text: 'Both sides stay on the line. The runbook is in use from the first call.',
          isDecision: true,
          more: { page: 'howWeWork', hash: 'incident', label: 'A night with the runbook' },
        },
        {
          at: 'Day 30',
          title: 'First review',
          text: 'We read the first monthly report together and agree changes.',
          more: { page: 'sampleDocuments', hash: 'monthly-report', label: 'A sample report' },
        },
        {
          at: 'Day 90',
          title: 'Three reports',
          text: 'You compare them with the targets in your contract.',
          more: { page: 'howWeWork', hash: 'service-levels', label: 'Example targets' },
        },
        {
          at: 'If you leave',
          title: 'The same steps in reverse',
          text: 'Runbooks, inventories and passwords go to you.',
          more: { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'The leaving checklist' },
        },
      ],
    },
    {
      kind: 'table',
      id: 'prices',
      title: 'How each practice is priced',
      head: ['Practice', 'Priced', 'Depends on'],
      rows: practiceKeys.map((key) => [practiceTitle(key), ...practicePrices[key]] as const),
    },
    {
      kind: 'table',
      id: 'contract',
      title: 'What the contract sets out',
      exampleLabel: incidentTexts.exampleLabel,
      head: ['Clause', 'In our example', 'Read more'],
      rows: [
        [
          'Hours',
          'We watch and answer day and night, and visit in your working hours',
          { page: 'managedServices', label: 'How far each service goes' },
        ],
        [
          'Languages',
          'English everywhere, Hindi and Telugu from Hyderabad, Spanish from Austin',
          { page: 'contactUs', label: 'Our offices' },
        ],
        [
          'Reports',
          'Every month, and within 2 working days of an outage',
          { page: 'sampleDocuments', label: 'Sample documents' },
        ],
        [
          'Notice',
          'The same for both sides, with a list of what goes back',
          { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'Leaving checklist' },
        ],
        [
          'Insurance',
          'What is covered, and up to what amount',
          { page: 'contactUs', label: 'Ask for a copy' },
        ],
        [
          'Data',
          'Where it is kept, who sees it, and when it is deleted',
          { page: 'securityAndData', label: 'Security and data' },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'service-levels',
      title: 'Service levels',
      text: 'Working days and hours are those of your site.',
      exampleLabel: incidentTexts.exampleLabel,
      head: ['Severity', 'Seen', 'You are told', 'Then'],
      rows: [
        [
          '1: a site is down',
          '5\u00a0min',
          '15\u00a0min',
          'Work until it is fixed, report in 2 working days',
        ],
        ['2: many users are held up', '15\u00a0min', '30\u00a0min', 'Next step every hour'],
        [
          '3: one user is held up',
          '4 working hours',
          'When we start',
          'Work in office hours until it is fixed',
        ],
        ['Request', '2 working days', 'When it is done', 'Closed when you confirm it'],
      ],
      notes: [
        {
          title: 'When is it back in service?',
          text: 'We set no time: a cut cable takes as long as the carrier needs. Severity 1 is worked on until it is fixed, and the report shows how long each case took.',
        },
        {
          title: 'What if you miss a target?',
          text: 'It appears in the monthly report, with the reason and what we change, and the next invoice carries a credit. How much depends on the service: ask for that clause when we talk.',
        },
      ],
    },
    {
      kind: 'incident',
      id: 'incident',
      title: incidentTexts.title,
      exampleLabel: incidentTexts.exampleLabel,
      caption: incidentTexts.scale,
      moments: incidentMoments('us'),
      more: { page: 'sampleDocuments', hash: 'handover-note', label: incidentTexts.note },
    },
    {
      kind: 'table',
      id: 'escalation',
      title: 'Complaints and escalation',
      text: 'Your contract names these three people.',
      head: ['Who', 'Call', 'Decides'],
      rows: [
        ['Shift lead', 'At any hour', 'The next step of a case'],
        [
          'Service manager',
          'If the shift lead cannot settle it',
          'Who works on it, and what the runbook says',
        ],
        ['Head of practice', 'If the service manager cannot', 'Anything that is still open'],
      ],
      more: { page: 'ourTeam', label: 'Some of the people you would deal with' },
    },
  ],
  securityAndData: [
    {
      kind: 'list',
      id: 'access',
      title: 'People and access',
      picture: 'access',
      items: [
        'Background checks where the law allows them',
        'Every person has an account of their own, and none is shared',
        'Every account needs a second factor',
        'No more access than the work needs',
        'Access ends on the day someone stops working for you',
      ],
    },
    {
      kind: 'facts',
      id: 'data',
      title: 'Data',
      facts: [
        {
          title: 'Where it is kept',
          text: 'In the places that you and we agree on. Your contract names them.',
        },
        { title: 'Who owns it', text: 'You do. That includes the runbooks and inventories of your systems.' },
        {
          title: 'When you leave',
          text: 'You get everything back, passwords included, in a format another supplier can use.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questionnaire',
      title: 'What else a questionnaire asks',
      groups: supplierQuestions,
    },
    {
      kind: 'table',
      id: 'certificates',
      title: 'Certificates',
      text: 'We hold none. A certificate that we earn will stand here with its number, issuer and date. Until then, this is what you can check.',
      head: ['Subject', 'What to check instead', 'Where'],
      rows: [
        [
          'Information security',
          'Access and accounts above, and what this website does with its scripts and your data',
          { page: 'securityAndData', hash: 'website', label: 'This website' },
        ],
        [
          'Service management',
          'A month’s report with a missed target in it, a handover note and a leaving checklist',
          { page: 'sampleDocuments', label: 'Sample documents' },
        ],
        [
          'Quality management',
          'What changed for three customers, and how to speak to one of them',
          { page: 'ourCustomers', hash: references.id, label: 'References' },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'website',
      title: 'What you can check on this website',
      text: 'We run this website ourselves, so it shows how we look after systems.',
      head: ['Subject', 'What you find', 'Where'],
      rows: websiteEvidence,
    },
  ],
};

export const evidenceTexts = { print: 'Print for your file' } as const;
