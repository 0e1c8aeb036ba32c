import type { EvidenceRow } from './evidencePart.ts';
import { references } from './references.ts';

/** Questions of purchasing departments that no other section answers. Each row links to more details. */
export const supplierQuestions: readonly EvidenceRow[] = [
  [
    'Where do your people work?',
    'In three offices, in our delivery locations and at your sites.',
    { page: 'ourFootPrints', label: 'Map' },
  ],
  [
    'Who else sees our data?',
    'Only those the contract names. You choose or approve any firm that recycles old equipment.',
    { page: 'howWeWork', hash: 'contract', label: 'Contract' },
  ],
  [
    'How far does remote access go?',
    'Where we watch, we can only read. Where we repair, we change what the runbook allows.',
    { page: 'networkOperationsCenter', label: 'Operations centre' },
  ],
  [
    'Who approves a change?',
    'You do. Each change comes with a roll-back plan.',
    { page: 'managedNetwork', label: 'Managed network' },
  ],
  [
    'What do you back up?',
    'The configuration of network devices that we install or run. Servers and files only where they are part of the order.',
    { page: 'networkInstallations', label: 'Installations' },
  ],
  [
    'How is old equipment erased?',
    'By the method that you prescribe, with a record for each device.',
    { page: 'assetDeployment', label: 'Asset deployment' },
  ],
  [
    'How soon do you report an incident?',
    'In our example, within 15 minutes where a site is down. Your contract sets the time for each severity.',
    { page: 'howWeWork', hash: 'service-levels', label: 'Example levels' },
  ],
  [
    'Who do we escalate to?',
    'The shift lead, then the service manager, then the head of practice. The contract has their names.',
    { page: 'howWeWork', hash: 'escalation', label: 'Escalation' },
  ],
  [
    'What if one of your offices is cut off?',
    'The other two have the same tickets and runbooks, and each takes over once a day anyway.',
    { page: 'sampleDocuments', hash: 'handover-note', label: 'Handover note' },
  ],
  [
    'Are you insured?',
    'Yes. The contract says what is covered and up to what amount.',
    { page: 'howWeWork', hash: 'contract', label: 'Contract' },
  ],
  [
    'What happens when we leave?',
    'A checklist says what goes back, in which form, and who signs for it.',
    { page: 'sampleDocuments', hash: 'leaving-checklist', label: 'Checklist' },
  ],
  [
    'Can we speak to a customer?',
    'Yes, once the customer agrees. You choose the role you speak to.',
    { page: 'ourCustomers', hash: references.id, label: 'References' },
  ],
];
