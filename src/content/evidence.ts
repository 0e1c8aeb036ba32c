import type { EvidencePart } from './evidencePart.ts';
import { pages, type Page } from './pages.ts';
import type { PageName } from './paths.ts';
import { practicePrices, workedPrice } from './practicePrices.ts';
import { practiceKeys, practices, type PracticeKey } from './practices.ts';
import { site } from './site.ts';
import { supplierQuestions } from './supplierQuestions.ts';
import { websiteEvidence } from './websiteEvidence.ts';
import { listCities } from './officeNames.ts';

type EvidencePage = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends 'evidence' ? Name : never;
}[PageName];

const practiceTitle = (key: PracticeKey): string => (pages[practices[key].page] satisfies Page).title;

export const evidence: Record<EvidencePage, readonly EvidencePart[]> = {
  howWeWork: [
    {
      kind: 'timeAxis',
      id: 'start',
      title: 'A start in four steps',
      text: 'Amber squares mark your decisions.',
      moments: [
        {
          at: 'A few days',
          title: 'Talk',
          text: 'You describe the problem. We name the services and what stays with you.',
        },
        {
          at: 'One to three weeks',
          title: 'Survey',
          text: 'We record what you have. You pay once and keep the report, signed or not.',
          isDecision: true,
        },
        {
          at: 'Before go-live',
          title: 'Handover plan',
          text: 'You get a price for each item and a written runbook.',
          isDecision: true,
        },
        {
          at: 'Day 1',
          title: 'Go-live',
          text: 'Both sides stay on the line. After thirty days we review the first report.',
          isDecision: true,
          more: { page: 'sampleDocuments', hash: 'monthly-report', label: 'A sample report' },
        },
      ],
    },
    {
      kind: 'table',
      id: 'prices',
      title: 'What we charge by',
      head: ['Practice', 'Priced', 'Depends on'],
      rows: practiceKeys.map((key) => [practiceTitle(key), ...practicePrices[key]] as const),
    },
    { kind: 'table', id: 'worked-price', ...workedPrice },
    {
      kind: 'table',
      id: 'contract',
      title: 'What the contract fixes',
      head: ['Clause', 'What it says', 'Read more'],
      rows: [
        [
          'Supplier',
          `${site.legalName}, ${site.registeredIn}, with offices in ${listCities()}`,
          { page: 'aboutUs', label: 'About us' },
        ],
        [
          'Term',
          'Twelve months at least, three months’ notice',
          { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'Leaving checklist' },
        ],
        [
          'Hours',
          'Day and night, weekends and public holidays included; visits as agreed',
          { page: 'ourFootPrints', hash: 'offices', label: 'Hours of each office' },
        ],
        [
          'Languages',
          `English; Hindi and Telugu from ${site.leads.operations}, Spanish from ${site.leads.networks}`,
          { page: 'contactUs', label: 'Our offices' },
        ],
        [
          'Credit',
          '5% of the month for each missed severity 1 target, at most 25%',
          { page: 'howWeWork', hash: 'service-levels', label: 'Example targets' },
        ],
        [
          'Escalation',
          'Shift lead, service manager, head of practice, each named',
          { page: 'ourTeam', label: 'Our team' },
        ],
        [
          'Insurance, data',
          'Cover, countries, access, deletion',
          { page: 'securityAndData', label: 'Security and data' },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'service-levels',
      isSheet: true,
      title: 'Example service sheet',
      head: ['Severity', 'Seen', 'You are told', 'Then'],
      rows: [
        ['1: a site is down', '5\u00a0min', '15\u00a0min', 'Work until fixed, report in 2 working days'],
        ['2: many users held up', '15\u00a0min', '30\u00a0min', 'Next step every hour'],
        ['3: one user held up', '4 working hours', 'When we start', 'Work in office hours'],
        ['Request', '2 working days', 'When done', 'Closed when you confirm'],
      ],
      notes: [
        {
          title: 'Repair',
          text: 'We promise no repair time, because carriers set theirs.',
        },
      ],
      more: { page: 'networkOperation', hash: 'incident', label: 'One alarm, minute by minute' },
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
          text: 'In the countries that your contract names. Tell us your rule, and we say before you sign whether we can keep it.',
        },
        {
          title: 'Who else touches it',
          text: 'For work under a contract: one provider that carries email, named in it. Nobody else.',
        },
        {
          title: 'When you leave',
          text: 'Runbooks, inventories and passwords go back to you, in a format another supplier can use.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'checks',
      title: 'What you can check before you sign',
      head: ['Subject', 'What you get', 'Where'],
      rows: [
        [
          'Insurance',
          'Professional indemnity up to £5 million and public liability up to £10 million, with the insurer’s name',
          { page: 'contactUs', label: 'Ask for a copy' },
        ],
        [
          'Audit',
          'The right to audit us, yourself or through a firm you choose',
          { page: 'howWeWork', hash: 'contract', label: 'The contract' },
        ],
        [
          'Leaving',
          'A list of what goes back, in which form and who signs for it',
          { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'Leaving checklist' },
        ],
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
      id: 'website',
      title: 'What you can check on this website',
      text: 'We run this website ourselves, so it shows how we run systems.',
      head: ['Subject', 'What you find', 'Where'],
      rows: websiteEvidence,
    },
  ],
};

export const evidenceTexts = { print: 'Print for your file' } as const;
