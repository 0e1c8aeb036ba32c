import type { LineStop } from './caseStudies/caseStudy.ts';
import type { EvidencePictureName } from './evidencePictures.ts';
import { incidentStops, incidentTexts } from './incident.ts';
import { pages, type Page } from './pages.ts';
import type { PageName, StaticPageName } from './paths.ts';
import { practices, type PracticeKey } from './practices.ts';

/** Where more of it is to be seen. */
export interface EvidenceLink {
  page: StaticPageName;
  hash?: string;
  label: string;
}

/** A part of an evidence page, by the way in which it is drawn. */
export type EvidencePart = {
  /** For links to this place. */
  id: string;
  title: string;
  text?: string;
  mark?: string;
  picture?: EvidencePictureName;
  more?: EvidenceLink;
} & (
  | { kind: 'line'; stops: readonly LineStop[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
);

type EvidencePage = {
  [Name in PageName]: (typeof pages)[Name]['kind'] extends 'evidence' ? Name : never;
}[PageName];

const priced: Record<PracticeKey, string> = {
  engineering: 'By project or by month',
  managed: 'By month, and by what is looked after: device, seat or site',
  audioVisual: 'By visit or by contract',
  network: 'By project, then by month',
  staffing: 'By person and month; direct hire by a fee',
};

const titleOf = (key: PracticeKey): string => (pages[practices[key].page] satisfies Page).title;

export const evidence: Record<EvidencePage, readonly EvidencePart[]> = {
  howWeWork: [
    {
      kind: 'table',
      id: 'prices',
      title: 'How each practice is priced',
      head: ['Practice', 'Priced'],
      rows: (Object.keys(priced) as PracticeKey[]).map((key) => [titleOf(key), priced[key]]),
    },
    {
      kind: 'line',
      id: 'start',
      title: 'A start in four steps',
      picture: 'start',
      more: { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'The leaving checklist' },
      text: 'Leaving takes the same steps in reverse: runbooks, inventories and passwords are yours, in a format that another supplier can use.',
      stops: [
        {
          title: 'Talk',
          text: 'A few days. You describe the trouble, and we say whether we are the right people for it.',
        },
        { title: 'Survey', text: 'One to three weeks. We look at what is there and write it down.' },
        { title: 'Handover plan', text: 'A written runbook: who does what, and whom we call.' },
        {
          title: 'Go-live',
          text: 'Both sides are on the line as we take over. After thirty days we review together what to change.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'contract',
      title: 'What the contract fixes',
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
      mark: incidentTexts.mark,
      head: ['Severity', 'Seen', 'You are told', 'Then'],
      rows: [
        [
          '1: a site is down',
          '5 minutes',
          '15 minutes',
          'Work continues until it is mended; report in 2 working days',
        ],
        ['2: many users are held up', '15 minutes', '30 minutes', 'Next step, every hour'],
        ['3: one user is held up', '4 working hours', 'By\u00a0agreement', 'By\u00a0agreement'],
        ['Request', '2 working days', 'By\u00a0agreement', 'By\u00a0agreement'],
      ],
      more: { page: 'sampleDocuments', hash: 'monthly-report', label: 'A month against these levels' },
    },
    {
      kind: 'line',
      id: 'incident',
      title: incidentTexts.title,
      mark: incidentTexts.mark,
      stops: incidentStops('us'),
      more: { page: 'sampleDocuments', hash: 'handover-note', label: incidentTexts.note },
    },
    {
      kind: 'line',
      id: 'escalation',
      title: 'Escalation: whom you call',
      stops: [
        { title: 'Shift lead', text: 'On duty at any hour, and knows the case.' },
        { title: 'Service manager', text: 'Knows your contract and decides on people.' },
        { title: 'Head of practice', text: 'Decides on everything else.' },
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
        'Every person has an account in their own name; none is shared',
        'Every account needs a second factor',
        'No more access than the work needs',
        'Access ends on the day someone stops working for you',
      ],
    },
    {
      kind: 'list',
      id: 'data',
      title: 'Data',
      items: [
        'It stays where the contract says',
        'Runbooks and inventories of your systems belong to you',
        'When we leave, passwords come back to you in a format that another supplier can use',
      ],
    },
    {
      kind: 'table',
      id: 'certificates',
      title: 'Certificates',
      text: 'This sample company holds none. A real one names its own here, with number and date, and what it does not hold.',
      head: ['Certificate', 'Held'],
      rows: [
        ['Information security', 'No'],
        ['Service management', 'No'],
        ['Quality management', 'No'],
      ],
    },
  ],
};
