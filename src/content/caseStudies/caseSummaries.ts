import type { CaseStudyName } from './caseStudy.ts';

export interface CaseSummary {
  /** Part of the address after '#', so that the tab can be shared. */
  id: string;
  page: CaseStudyName;
  /** Short, under the tab's picture. */
  label: string;
  title: string;
  text: string;
}

/** What the three tabs say; the second and its page are the same customer's. */
export const caseSummaries: readonly [CaseSummary, CaseSummary, CaseSummary] = [
  {
    id: 'online-voting',
    page: 'caseStudyOne',
    label: 'Online voting',
    title: 'Secure online voting',
    text: 'A provider of online ballots has to prove that each vote is counted once and stays secret. We took its platform apart, so that a name and a vote never meet, and gave auditors something they can check.',
  },
  {
    id: 'network-monitoring',
    page: 'caseStudyTwo',
    label: 'Network monitoring',
    title: 'Network monitoring for a global maker of telecom equipment',
    text: 'Its faults came to light too late and took too long to fix. We gathered the alarms in one place and watch them in shifts, and both times fell sharply.',
  },
  {
    id: 'messaging',
    page: 'caseStudyThree',
    label: 'Messaging microservice',
    title: 'An international messaging microservice',
    text: 'A pharmaceutical-services company has to reach people in many countries at the right hour. We built the service that sends its messages, and then the services around it.',
  },
];
