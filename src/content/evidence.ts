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
      kind: 'table',
      id: 'prices',
      title: 'How each practice is priced',
      head: ['Practice', 'Priced', 'Depends on'],
      rows: practiceKeys.map((key) => [practiceTitle(key), ...practicePrices[key]] as const),
    },
    {
      kind: 'steps',
      id: 'offer',
      title: 'A first proposal',
      steps: [
        {
          title: `Within ${site.answersWithin}`,
          text: 'A person replies to your message. You learn whether we can help and what else we need to know.',
        },
        {
          title: 'After the talk',
          text: 'A first proposal in writing: which services, what is counted and how, what stays with you, and what the survey will look at.',
        },
        {
          title: 'After the survey',
          text: 'The offer to sign: a price for each item counted, what is not included, service levels, start and notice.',
        },
      ],
      more: { page: 'ourCustomers', hash: references.id, label: references.ask },
    },
    {
      kind: 'steps',
      id: 'start',
      title: 'Starting, in four steps',
      more: { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'The leaving checklist' },
      text: 'Leaving takes the same steps in reverse: runbooks, inventories and passwords are yours, in a format that another supplier can use.',
      steps: [
        {
          title: 'Talk',
          text: 'A few days. You describe the problem, and we say whether we can help.',
        },
        { title: 'Survey', text: 'One to three weeks. We look at what is there and write it down.' },
        { title: 'Handover plan', text: 'A written runbook: who does what, and whom we call.' },
        { title: 'Go-live', text: 'Both sides are on the line as we take over.' },
      ],
    },
    {
      kind: 'steps',
      id: 'first-months',
      title: 'The first 90 days after go-live',
      steps: [
        {
          title: 'Day 1',
          text: 'Your people and ours stay on one line. The runbook is in use from the first call.',
        },
        {
          title: 'Day 30',
          text: 'You have the first monthly report. We review it together and agree what to change.',
        },
        { title: 'Day 90', text: 'You have three reports to compare with the targets in your contract.' },
      ],
      more: { page: 'sampleDocuments', hash: 'monthly-report', label: 'A month against the targets' },
    },
    {
      kind: 'list',
      id: 'contract',
      title: 'What the contract sets out',
      items: [
        'Hours in which we monitor, answer and visit',
        'Languages: English everywhere, Hindi and Telugu from Hyderabad, Spanish from Austin',
        'Severities, and a target for each',
        'Who is named for escalation',
        'Reports, and when they come',
        'Insurance',
        'Length and notice',
        'Data: where it is kept and who sees it',
      ],
    },
    {
      kind: 'table',
      id: 'service-levels',
      title: 'Service levels',
      exampleLabel: incidentTexts.exampleLabel,
      head: ['Severity', 'Seen', 'You are told', 'Then'],
      rows: [
        [
          '1: a site is down',
          '5 minutes',
          '15 minutes',
          'Work until it is fixed, report in\u00a02\u00a0working\u00a0days',
        ],
        ['2: many users are held up', '15 minutes', '30 minutes', 'Update every hour, with the next step'],
        ['3: one user is held up', '4 working hours', 'By\u00a0agreement', 'By\u00a0agreement'],
        ['Request', '2 working days', 'By\u00a0agreement', 'By\u00a0agreement'],
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
      kind: 'steps',
      id: 'escalation',
      title: 'Complaints and escalation',
      text: 'Your contract names these three people. If one of them cannot settle a complaint, the next one takes it over.',
      more: { page: 'ourTeam', label: 'Some of the people you would deal with' },
      steps: [
        { title: 'Shift lead', text: 'On duty at any hour, and knows the case.' },
        { title: 'Service manager', text: 'Knows your contract and assigns people.' },
        { title: 'Head of practice', text: 'Has the last word.' },
      ],
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
      kind: 'steps',
      id: 'data',
      title: 'Data',
      isUnordered: true,
      steps: [
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
      head: ['Certificate', 'What to check instead', 'Where'],
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
