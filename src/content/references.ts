import type { CaseStudyName } from './caseStudies/caseStudy.ts';

/** How a prospect can speak to a customer. Customers are named only after they agree. */
export const references = {
  id: 'references',
  title: 'References',
  text: 'Ask for a reference, and we arrange a call. Tell us which trade and which role you would like to speak to: operations, security or purchasing. We ask a customer, and the two of you talk without us. If the customer declines, we tell you before you decide.',
  head: ['A customer like', 'Worth asking about', 'Case study'],
  /** For each case study, what its customer could talk about. */
  rows: [
    ['An online voting provider', 'Threats, rehearsals, polling day', 'caseStudyOne'],
    ['A global maker of telecom equipment', 'Alarms, handovers, changes', 'caseStudyTwo'],
    ['A pharmaceutical-services company', 'Reminders, releases, removal of personal data', 'caseStudyThree'],
  ] satisfies readonly (readonly [customer: string, about: string, study: CaseStudyName])[],
  ask: 'How to ask for a reference',
} as const;
