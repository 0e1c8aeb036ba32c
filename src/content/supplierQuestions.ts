import type { QuestionGroup } from './evidencePart.ts';
import { references } from './references.ts';
import { countOffices } from './officeNames.ts';

/** Questions of purchasing departments that no other section answers. Each links to more details. */
export const supplierQuestions: readonly QuestionGroup[] = [
  {
    title: 'People and equipment',
    questions: [
      {
        question: 'Where do your people work?',
        answer: `In ${countOffices()}, in our delivery locations and at your sites.`,
        link: { page: 'ourFootPrints', label: 'Map' },
      },
      {
        question: 'Can we speak to a customer?',
        answer: 'Yes, once the customer agrees. You choose the role you speak to.',
        link: { page: 'ourCustomers', hash: references.id, label: 'References' },
      },
      {
        question: 'How is old equipment erased?',
        answer: 'By the method that you prescribe, with a record for each device.',
        link: { page: 'assetDeployment', label: 'Asset deployment' },
      },
    ],
  },
  {
    title: 'Access and changes',
    questions: [
      {
        question: 'How far does remote access go?',
        answer: 'Where we watch, we can only read. Where we fix, we change what the runbook allows.',
        link: { page: 'managedServices', label: 'How far each service goes' },
      },
      {
        question: 'Who approves a change?',
        answer: 'You do. Each change comes with a rollback plan.',
        link: { page: 'managedNetwork', label: 'Managed network' },
      },
      {
        question: 'What do you back up?',
        answer:
          'The configuration of network devices that we install or run. Servers and files only where the contract says so.',
        link: { page: 'networkInstallations', label: 'Installations' },
      },
    ],
  },
  {
    title: 'When something goes wrong',
    questions: [
      {
        question: 'How soon do you report an outage?',
        answer:
          'In our example, within 15 minutes where a site is down. Each severity has a time of its own.',
        link: { page: 'howWeWork', hash: 'service-levels', label: 'Example service sheet' },
      },
      {
        question: 'Who tells us about a security incident?',
        answer:
          'The shift lead, at once and by the times of severity 1. A director signs the report afterwards.',
        link: { page: 'howWeWork', hash: 'contract', label: 'Escalation' },
      },
      {
        question: 'What if one of your offices is cut off?',
        answer: 'The others have the same tickets and runbooks, and take over.',
        link: { page: 'sampleDocuments', hash: 'handover-note', label: 'Handover note' },
      },
    ],
  },
];
