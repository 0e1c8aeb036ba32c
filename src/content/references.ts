import type { CaseStudyName } from './caseStudies/caseStudy.ts';

/** How a buyer comes to speak to a customer; nobody is promised who has not been asked. */
export const references = {
  id: 'references',
  title: 'References',
  text: 'No study names its customer, and the quotations on this site are samples. A reference with us is therefore a conversation: tell us which role you would like to speak to, in operations, in security or in purchasing. We ask the customer, and the two of you talk without us. A customer may decline; we then say so before you decide.',
  head: ['Customer', 'Worth asking about', 'Study'],
  /** Each study with what its customer could tell. */
  rows: [
    ['An online voting provider', 'Threats, rehearsals, polling day', 'caseStudyOne'],
    ['A global maker of telecom equipment', 'Alarms, handovers, changes', 'caseStudyTwo'],
    ['A pharmaceutical-services company', 'Reminders, releases, removal of personal data', 'caseStudyThree'],
  ] satisfies readonly (readonly [customer: string, about: string, study: CaseStudyName])[],
  ask: 'How to ask for a reference',
} as const;
