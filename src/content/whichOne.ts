import type { PracticeKey } from './practices.ts';
import type { ServiceName } from './serviceLines.ts';

export interface Choice {
  /** The problem as the customer would describe it. */
  situation: string;
  service: ServiceName;
}

/** 'Which one do I need?': a situation for every service of a practice. */
export const whichOne: Record<PracticeKey, readonly Choice[]> = {
  engineering: [
    { situation: 'Finished changes wait weeks for a release', service: 'devOps' },
    { situation: 'No product fits, and a spreadsheet does the job', service: 'applicationDevelopment' },
    {
      situation: 'A server room is closing, or the cloud bill keeps growing',
      service: 'cloudInfrastructure',
    },
    { situation: 'Old records have to move, and nobody trusts them', service: 'dataManagement' },
    { situation: 'An auditor or customer asks about security', service: 'cyberSecurity' },
    { situation: 'We have not decided what to build, or where', service: 'architectureDesign' },
    { situation: 'An application runs, but its authors have gone', service: 'maintenanceSupport' },
  ],
  managed: [
    { situation: 'Staff have questions and nobody takes the calls', service: 'serviceDesk' },
    { situation: 'Some tickets come back, or need a visit', service: 'onSiteSupport' },
    { situation: 'We want it seen and fixed at any hour', service: 'networkOperation' },
    { situation: 'Users notice a slow application before we do', service: 'applicationMonitoring' },
    { situation: 'We want to be told at any hour, and fix it ourselves', service: 'networkOperationsCenter' },
    { situation: 'Meetings start with a screen that does not work', service: 'avManagedServices' },
    { situation: 'We want to hand over the whole network', service: 'managedNetwork' },
    { situation: 'New laptops have to reach many people', service: 'assetDeployment' },
  ],
  audioVisual: [
    { situation: 'The equipment is old and a budget is due', service: 'refreshUpgrade' },
    { situation: 'One meeting must not fail', service: 'whiteGlove' },
    { situation: 'The sockets are dead, missing or unlabelled', service: 'dataCabling' },
    { situation: 'Everything works today and must keep working', service: 'preventativeMaintenance' },
    { situation: 'A room is dark this morning', service: 'avDispatched' },
  ],
  network: [
    { situation: 'Nobody knows what is on the network', service: 'networkAudit' },
    { situation: 'Links between branches stutter or cost too much', service: 'sdWan' },
    { situation: 'One job needs hands at a remote site', service: 'networkDispatched' },
    { situation: 'A site opens, moves or closes on a fixed date', service: 'commissioning' },
    { situation: 'Equipment has to be fitted and maintained', service: 'networkInstallations' },
  ],
  staffing: [
    { situation: 'We want to employ the person and direct the work', service: 'directHire' },
    {
      situation: 'We want extra hands for a while and direct them ourselves',
      service: 'supplementalStaffing',
    },
    { situation: 'We want a supervised technician at our site for good', service: 'onsiteEmbedded' },
    { situation: 'We want a defined result from a specialist', service: 'professionalResources' },
  ],
};

interface ServiceOverlap {
  service: ServiceName;
  /**
   * `includes`: the other service is not needed as well. `comesFirst`: the other one builds on this one.
   * `alternative`: both are listed, and the reason says how to choose.
   */
  kind: 'includes' | 'comesFirst' | 'alternative';
  other: ServiceName;
  reason: string;
}

const wholeNetwork = {
  service: 'managedNetwork',
  kind: 'includes',
  reason:
    'Managed Network Infrastructure fixes alarms at any hour too, so you need no second service for them.',
} as const;

const onePost = {
  kind: 'alternative',
  reason:
    'For one post, choose one of these: they differ in who employs and who directs. For two posts, take both.',
} as const;

/** What to recommend where two checked situations overlap or contradict each other. */
export const serviceOverlaps: readonly ServiceOverlap[] = [
  {
    service: 'networkOperation',
    kind: 'includes',
    other: 'networkOperationsCenter',
    reason:
      'You ticked being told and having it fixed. Network Operation 24/7 does both: the runbook says what we fix and what we leave to your engineers.',
  },
  { ...wholeNetwork, other: 'networkOperation' },
  { ...wholeNetwork, other: 'networkOperationsCenter' },
  {
    service: 'architectureDesign',
    kind: 'comesFirst',
    other: 'applicationDevelopment',
    reason: 'Begin with the design. You can stop after it, or build from it.',
  },
  {
    service: 'networkAudit',
    kind: 'comesFirst',
    other: 'sdWan',
    reason: 'Begin with the audit: new links are planned from its inventory.',
  },
  {
    service: 'networkAudit',
    kind: 'comesFirst',
    other: 'networkInstallations',
    reason: 'The audit shows which equipment has to be replaced and which can stay.',
  },
  {
    service: 'preventativeMaintenance',
    kind: 'comesFirst',
    other: 'refreshUpgrade',
    reason: 'Begin with a maintenance visit: it shows what has to be replaced and what can wait.',
  },
  { ...onePost, service: 'directHire', other: 'supplementalStaffing' },
  { ...onePost, service: 'directHire', other: 'onsiteEmbedded' },
  { ...onePost, service: 'supplementalStaffing', other: 'onsiteEmbedded' },
];
