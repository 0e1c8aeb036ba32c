import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  aboutCaseStudies: {
    h1: 'Case studies',
    description:
      'Three projects: secure online voting, a telecom equipment maker’s network, and an international messaging microservice.',
    paragraphs: [
      'Each study says what the customer faced, what we did and what changed.',
      'One is on audio-visual work, the other on staffing. They describe how such a job runs.',
    ],
  },
  caseStudyOne: {
    h1: 'Secure online voting',
    description:
      'How we rebuilt the platform of an online voting provider so that a vote stays secret, is counted once and can be audited.',
    paragraphs: [
      'An online voting provider can now show that each vote stays secret and is counted once.',
      'Our customer runs ballots for others, and the losing side has to trust the result. Its software had grown with every ballot, and voter rolls, votes and counting sat in the same database. There was no clear picture to show an auditor that a name and a vote stayed apart.',
      'We began with the threats, before the code. Together with the customer we listed who might want to read, change, add or lose a vote, from outside and from inside. Each threat got a control, and each control a test that anyone on the team can run.',
      'Then we split the platform in three. One service checks who may vote and hands out a token that works once. Another takes the sealed ballot without knowing whose it is. The last one counts, only after the poll closes and only when several key holders act together. What passes between them is recorded, and records can be added but not altered.',
      'Before a poll opens, the customer’s staff now rehearse it on a copy: the rush at the start, a lost connection, a voter who presses the button again. During the poll our operations centre watches load and errors, but never a ballot.',
      'The customer holds the source code, the list of threats with its tests, a runbook for polling day, and an audit pack that an observer can follow without us. The customer still runs the ballot and sets its rules.',
    ],
  },
  caseStudyTwo: {
    h1: 'Global telco network operations',
    description:
      'A global maker of telecom equipment: mean time to notify improved 80%, mean time to restore 75%, and 99% of changes succeed.',
    paragraphs: [
      'A global maker of telecom equipment now tells the right engineer in a fifth of the time, and has service back in a quarter of it.',
      'Customers noticed faults before the maker’s own screens did. It had several monitoring tools, each with alarms of its own, and handed each shift over from memory. One broken link could fill a screen with alarms, and the engineer on duty had to guess which of them was the cause.',
      'We brought the alarms together and tied each to the equipment, the site and the service it belongs to. Alarms with one cause now become one incident. From the moment it opens, an incident has an owner, a severity and a next step.',
      'Our operations centre watches the network at any hour. For each kind of fault there is a runbook, agreed with the customer’s engineers: whom to tell, what to try, and when to stop trying and hand on. The handover is written, and the next shift reads it back.',
      'Changes get the same care. Each is checked against what else is planned, rehearsed where possible, and carried out with a written rollback plan.',
      'The runbooks and the map of alarms belong to the customer, who decides what we may change and when.',
    ],
  },
  caseStudyThree: {
    h1: 'Pharmaceutical messaging services',
    description:
      'Messaging, payments, housekeeping, a screener builder and a screener, built as separate services for a pharmaceutical-services company.',
    paragraphs: [
      'A pharmaceutical-services company can change one of its services without testing the others, and reminds participants in time.',
      'Our customer finds and screens people to take part in studies. They live in many countries, keep different hours and forget appointments, and a person who misses the first one may be lost to the study. One large program did everything, so a new wording in a text message meant testing the payments as well.',
      'We took the program apart into services with one task each, and began with messaging. That microservice writes to participants by text or email, in their language and in their time zone. It notes what was delivered, and it stops when a participant says so. Reminders of a pre-screener go out 24 hours and 15 minutes before it begins.',
      'With the screener builder, the study team puts a questionnaire together without a programmer: the questions, their order, and which answer ends the interview. The screener then asks the participant those questions, on a phone or a computer, and shows the team who qualifies.',
      'Payments pays participants for their time and keeps a record that finance can check. Housekeeping closes studies that are over, and removes personal data when the agreed time is up.',
      'Each of the services can now be changed, tested and released on its own. The customer holds the code, a description of every interface and an operating guide. Medical judgement and the approval of a study are no part of our work.',
    ],
  },
  caseStudiesInner: {
    h1: 'Further case studies',
    description:
      'Two further studies: meeting rooms brought to one standard in several cities, and an embedded engineer who keeps a project moving.',
    paragraphs: [
      'Two studies of how such a job runs: meeting rooms brought to one standard, and an engineer embedded in a team.',
    ],
  },
} satisfies PageTextsModule<'cases'>['pageTexts'];
