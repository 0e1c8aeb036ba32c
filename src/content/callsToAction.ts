import type { PageName } from './paths.ts';
import type { PracticeKey } from './practices.ts';

/** Groups of pages that have their own call to action in the last band. */
export type CallToAction =
  PracticeKey | 'about' | 'careers' | 'cases' | 'companies' | 'locations' | 'people' | 'terms';

/** The call to action in the last band of a page: a title, and what to put into a message. */
export const callsToAction: Record<CallToAction, { title: string; text: string }> = {
  engineering: {
    title: 'Tell us about the system you need',
    text: 'Describe what you have today, what should change and by when.',
  },
  managed: {
    title: 'Tell us what needs watching',
    text: 'Say how many people, sites and devices you have, and which hours matter most.',
  },
  audioVisual: {
    title: 'Tell us which room needs attention',
    text: 'Say where it is, what is there now and which dates matter.',
  },
  network: {
    title: 'Tell us about your sites and what should change',
    text: 'Say how many there are, what connects them and what bothers you.',
  },
  staffing: {
    title: 'Tell us who you need and when',
    text: 'Say what the work is, where it is done and how long it should last.',
  },
  about: {
    title: 'Tell us what you would like us to run',
    text: 'A few sentences are enough to begin with.',
  },
  careers: {
    title: 'Questions about an opening?',
    text: 'Ask before you apply: about the work, the shifts or the pay.',
  },
  cases: {
    title: 'Tell us which part sounds familiar',
    text: 'Say what you have, what goes wrong and what you have already tried.',
  },
  companies: {
    title: 'Ask us about companies like yours',
    text: 'Tell us your sector and what you run. We will say whether we know it.',
  },
  locations: {
    title: 'Tell us where your sites are',
    text: 'A list of towns is enough to begin with.',
  },
  people: {
    title: 'Ask for any of them by name',
    text: 'Put the name in your message, and it is passed on.',
  },
  terms: {
    title: 'Send us the questions that are still open',
    text: 'Send your questionnaire by email, as it is, and we fill it in.',
  },
};

/** Titles of services for which that of their practice would be wrong. */
export const serviceCallsToAction: Partial<Record<PageName, string>> = {
  serviceDesk: 'Tell us what your staff ask',
  onSiteSupport: 'Tell us which tickets come back',
  avManagedServices: 'Tell us about your meeting rooms',
  assetDeployment: 'Tell us what has to be delivered, and where',
  whiteGlove: 'Tell us which meeting must not fail',
  dataCabling: 'Tell us what has to be connected',
  networkAudit: 'Tell us which sites you want to understand',
  devOps: 'Tell us what holds up your releases',
  cloudInfrastructure: 'Tell us what runs where',
  dataManagement: 'Tell us which records have to move',
  cyberSecurity: 'Tell us what you need to protect',
  maintenanceSupport: 'Tell us which software needs a home',
  professionalResources: 'Tell us what result you need',
};
