import type { CaseStudyName } from './caseStudy.ts';

export interface CaseSummary {
  /** The URL fragment that links to the tab. */
  id: string;
  page: CaseStudyName;
  title: string;
  text: string;
}

/** The content of the three tabs. The second tab and its page are about the same customer. */
export const caseSummaries: readonly [CaseSummary, CaseSummary, CaseSummary] = [
  {
    id: 'online-voting',
    page: 'caseStudyOne',
    title: 'Each vote counted once, and kept secret',
    text: 'A provider of online ballots has to prove that each vote is counted once and stays secret. We split its platform so that a name and a vote are never stored together, and gave auditors something they can check.',
  },
  {
    id: 'network-monitoring',
    page: 'caseStudyTwo',
    title: 'Network monitoring for a global maker of telecom equipment',
    text: 'Its faults came to light too late and took too long to fix. We gathered the alarms in one place and watch them in shifts, and both times fell sharply.',
  },
  {
    id: 'messaging',
    page: 'caseStudyThree',
    title: 'An international messaging microservice',
    text: 'A pharmaceutical-services company has to reach people in many countries at the right hour. We built the service that sends its messages, and then the services around it.',
  },
];
