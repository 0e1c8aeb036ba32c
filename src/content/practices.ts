import type { StaticPageName } from './paths.ts';

export interface Practice {
  page: StaticPageName;
  /** Pages of its services in the order of the menu. Those in `unlisted` are not in the specified menu and follow. */
  services: readonly StaticPageName[];
  unlisted?: readonly StaticPageName[];
}

/** The five practices in the specified order of the menu, which all pages use. */
export const practices = {
  managed: {
    page: 'managedServices',
    services: [
      'serviceDesk',
      'onSiteSupport',
      'networkOperation',
      'applicationMonitoring',
      'networkOperationsCenter',
      'avManagedServices',
      'managedNetwork',
      'assetDeployment',
    ],
  },
  audioVisual: {
    page: 'audioVisual',
    services: ['refreshUpgrade', 'whiteGlove', 'dataCabling', 'preventativeMaintenance', 'avDispatched'],
  },
  network: {
    page: 'networkInfrastructure',
    services: ['networkAudit', 'sdWan', 'networkDispatched', 'commissioning', 'networkInstallations'],
  },
  engineering: {
    page: 'engineering',
    services: ['devOps', 'applicationDevelopment', 'cloudInfrastructure', 'dataManagement', 'cyberSecurity'],
    unlisted: ['architectureDesign', 'maintenanceSupport'],
  },
  staffing: {
    page: 'staffAugmentation',
    services: ['directHire', 'supplementalStaffing', 'onsiteEmbedded', 'professionalResources'],
  },
} as const satisfies Record<string, Practice>;

export type PracticeKey = keyof typeof practices;

/** All five in this order. */
export const practiceKeys = Object.keys(practices) as readonly PracticeKey[];
