import type { QuestionGroup } from './evidencePart.ts';
import { references } from './references.ts';

/** Questions of purchasing departments that no other section answers. Each links to more details. */
export const supplierQuestions: readonly QuestionGroup[] = [
  {
    title: 'People and equipment',
    questions: [
      {
        question: 'Where do your people work?',
        answer: 'In three offices, in our delivery locations and at your sites.',
        link: { page: 'ourFootPrints', label: 'Map' },
      },
      {
        question: 'Who else sees our data?',
        answer:
          'Only firms that you have agreed to by name. That includes any firm that recycles old equipment.',
        link: { page: 'howWeWork', hash: 'contract', label: 'Contract' },
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
        answer: 'Where we watch, we can only read. Where we repair, we change what the runbook allows.',
        link: { page: 'networkOperationsCenter', label: 'Operations centre' },
      },
      {
        question: 'Who approves a change?',
        answer: 'You do. Each change comes with a rollback plan.',
        link: { page: 'managedNetwork', label: 'Managed network' },
      },
      {
        question: 'What do you back up?',
        answer:
          'The configuration of network devices that we install or run. Servers and files only where they are part of the order.',
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
        link: { page: 'howWeWork', hash: 'service-levels', label: 'Example levels' },
      },
      {
        question: 'Who tells us about a data breach?',
        answer:
          'The shift lead, at any hour and with the times of severity 1. The contract names whom they tell, and in which form.',
        link: { page: 'howWeWork', hash: 'escalation', label: 'Escalation' },
      },
      {
        question: 'What if one of your offices is cut off?',
        answer: 'The other two have the same tickets and runbooks, and each takes over once a day anyway.',
        link: { page: 'sampleDocuments', hash: 'handover-note', label: 'Handover note' },
      },
    ],
  },
  {
    title: 'Before you sign, and after',
    questions: [
      {
        question: 'Are you insured?',
        answer: 'Yes. The contract states what is covered, and up to what amount.',
        link: { page: 'howWeWork', hash: 'contract', label: 'Contract' },
      },
      {
        question: 'Can we speak to a customer?',
        answer: 'Yes, once the customer agrees. You choose the role you speak to.',
        link: { page: 'ourCustomers', hash: references.id, label: 'References' },
      },
      {
        question: 'What happens when we leave?',
        answer: 'A checklist says what goes back, in which form, and who signs for it.',
        link: { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'Checklist' },
      },
    ],
  },
];
