import type { PracticeKey } from './practices.ts';
import type { ServiceName } from './serviceLines.ts';

export interface Choice {
  /** The reader's own words for what is the matter. */
  situation: string;
  service: ServiceName;
}

/**
 * 'Which one do I need?': a situation for every service of a practice.
 */
export const whichOne: Record<PracticeKey, readonly Choice[]> = {
  engineering: [
    { situation: 'No product fits, and a spreadsheet does the job', service: 'applicationDevelopment' },
    { situation: 'Finished changes wait weeks for a release', service: 'devOps' },
    { situation: 'A server room must go, or the cloud invoice grows', service: 'cloudInfrastructure' },
    { situation: 'Old records have to move and nobody trusts them', service: 'dataManagement' },
    { situation: 'An auditor or customer asks about security', service: 'cyberSecurity' },
    { situation: 'It is not settled yet what to build, or where', service: 'architectureDesign' },
    { situation: 'An application runs, but its authors have gone', service: 'maintenanceSupport' },
  ],
  managed: [
    { situation: 'Staff have questions and nobody takes the calls', service: 'serviceDesk' },
    { situation: 'Some tickets come back, or need a visit', service: 'onSiteSupport' },
    { situation: 'We want to be told at night, and repair it ourselves', service: 'networkOperationsCenter' },
    { situation: 'We want it seen and repaired at night', service: 'networkOperation' },
    { situation: 'The whole network should be off our hands', service: 'managedNetwork' },
    { situation: 'Users notice a slow application before we do', service: 'applicationMonitoring' },
    { situation: 'Meetings begin with a fault on the screen', service: 'avManagedServices' },
    { situation: 'New laptops wait in boxes for their people', service: 'assetDeployment' },
  ],
  audioVisual: [
    { situation: 'The equipment is old and a budget is due', service: 'refreshUpgrade' },
    { situation: 'One meeting must not fail', service: 'whiteGlove' },
    { situation: 'The sockets are dead, missing or unlabelled', service: 'dataCabling' },
    { situation: 'Everything works today and must keep working', service: 'preventativeMaintenance' },
    { situation: 'A room is dark this morning', service: 'avDispatched' },
  ],
  network: [
    { situation: 'Nobody knows what is really there', service: 'networkAudit' },
    { situation: 'Links between branches stutter or cost too much', service: 'sdWan' },
    { situation: 'A single task needs hands at a far site', service: 'networkDispatched' },
    { situation: 'A site opens, moves or closes on a date', service: 'commissioning' },
    { situation: 'Equipment is to be fitted and cared for', service: 'networkInstallations' },
  ],
  staffing: [
    { situation: 'You employ the person and direct the work', service: 'directHire' },
    { situation: 'We employ, you direct, until the gap closes', service: 'supplementalStaffing' },
    { situation: 'We employ and supervise, at your site, for good', service: 'onsiteEmbedded' },
    { situation: 'You want a result, and a specialist to bring it', service: 'professionalResources' },
  ],
};
