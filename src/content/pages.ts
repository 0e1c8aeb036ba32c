import type { PageName, StaticPageName } from './paths.ts';
import type { PracticeKey } from './practices.ts';

/** Which module of `content/words` holds a page's words: they travel with the page, not with the first load. */
export type WordsKey =
  | 'home'
  | 'about'
  | 'people'
  | 'services'
  | 'engineering'
  | 'managed'
  | 'audioVisual'
  | 'network'
  | 'staffing'
  | 'solutions'
  | 'cases'
  | 'news'
  | 'careers'
  | 'contact'
  | 'placeholders'
  | 'demos'
  | 'search'
  | 'statement'
  | 'evidence';

interface PageBase {
  /** Short name: in `<title>` before the company's, in menus, in breadcrumbs, in links from other pages. */
  title: string;
  words: WordsKey;
  /** Page above it, for the breadcrumb. */
  parent?: StaticPageName;
  /** Kept from search engines and out of the sitemap. */
  isHidden?: true;
}

export type Page = PageBase &
  (
    | { kind: 'home' | 'about' | 'people' | 'footprints' | 'servicesOverview' | 'logos' | 'testimonials' }
    | {
        kind:
          | 'caseStudies'
          | 'caseStudy'
          | 'furtherCases'
          | 'news'
          | 'careers'
          | 'job'
          | 'receipt'
          | 'withdrawal'
          | 'withdrawn'
          | 'alerts'
          | 'alert'
          | 'careerPosts';
      }
    | {
        kind:
          | 'article'
          | 'evidence'
          | 'documents'
          | 'contact'
          | 'messageOutcome'
          | 'searchComponent'
          | 'search'
          | 'products'
          | 'solution';
      }
    | { kind: 'practice' | 'service'; practice: PracticeKey }
    | { kind: 'placeholder'; related: readonly [PageName, PageName, PageName] }
  );

export type PageKind = Page['kind'];

/**
 * The page table: one record an address of `paths.ts`. Router, prerenderer, sitemap, navigation, server and tests
 * read it; a missing record, a misspelt name or a kind without a view does not compile.
 */
export const pages = {
  home: { kind: 'home', title: 'Home', words: 'home' },
  aboutUs: { kind: 'about', title: 'About Us', words: 'about' },
  ourTeam: { kind: 'people', title: 'Our Team', words: 'people', parent: 'aboutUs' },
  ourBoard: { kind: 'people', title: 'Our Board', words: 'people', parent: 'aboutUs' },
  ourFootPrints: { kind: 'footprints', title: 'Our Locations', words: 'about', parent: 'aboutUs' },
  ourServices: { kind: 'servicesOverview', title: 'Services Overview', words: 'services' },
  solutionsAudioVisual: { kind: 'solution', title: 'Audio and Visual Solutions', words: 'solutions' },
  solutionsNetwork: { kind: 'solution', title: 'Network Infrastructure Solutions', words: 'solutions' },
  ourCustomers: { kind: 'logos', title: 'Our Customers', words: 'about' },
  partners: { kind: 'logos', title: 'Partners', words: 'about' },
  clientExperience: { kind: 'testimonials', title: 'Client Experience', words: 'about' },
  aboutCaseStudies: { kind: 'caseStudies', title: 'Case Studies', words: 'cases' },
  caseStudyOne: {
    kind: 'caseStudy',
    title: 'Secure Online Voting',
    words: 'cases',
    parent: 'aboutCaseStudies',
  },
  caseStudyTwo: {
    kind: 'caseStudy',
    title: 'Global Telco Network Operations',
    words: 'cases',
    parent: 'aboutCaseStudies',
  },
  caseStudyThree: {
    kind: 'caseStudy',
    title: 'Pharmaceutical Messaging Services',
    words: 'cases',
    parent: 'aboutCaseStudies',
  },
  caseStudiesInner: {
    kind: 'furtherCases',
    title: 'Further Case Studies',
    words: 'cases',
    parent: 'aboutCaseStudies',
  },
  companyNews: { kind: 'news', title: 'Company News', words: 'news' },
  nmsp: {
    kind: 'placeholder',
    title: 'NMSP',
    words: 'placeholders',
    isHidden: true,
    related: ['managedServices', 'networkOperationsCenter', 'managedNetwork'],
  },
  careers: { kind: 'careers', title: 'Careers', words: 'careers' },
  careerPosts: { kind: 'careerPosts', title: 'Roles We Hire For', words: 'careers', parent: 'careers' },
  careerDetails: { kind: 'job', title: 'Job Details', words: 'careers', parent: 'careers', isHidden: true },
  receipt: {
    kind: 'receipt',
    title: 'Your Application',
    words: 'careers',
    parent: 'careers',
    isHidden: true,
  },
  withdraw: {
    kind: 'withdrawal',
    title: 'Withdraw Your Application',
    words: 'careers',
    parent: 'careers',
    isHidden: true,
  },
  applicationWithdrawn: {
    kind: 'withdrawn',
    title: 'Application Withdrawn',
    words: 'careers',
    parent: 'careers',
    isHidden: true,
  },
  jobAlerts: { kind: 'alerts', title: 'Job Alerts', words: 'careers', parent: 'careers', isHidden: true },
  jobAlert: { kind: 'alert', title: 'Your Job Alert', words: 'careers', parent: 'careers', isHidden: true },
  contactUs: { kind: 'contact', title: 'Contact Us', words: 'contact' },
  contactForm: { kind: 'contact', title: 'Contact Form', words: 'contact', parent: 'contactUs' },
  howWeWork: { kind: 'evidence', title: 'How We Work', words: 'evidence', parent: 'aboutUs' },
  securityAndData: { kind: 'evidence', title: 'Security and Data', words: 'evidence', parent: 'aboutUs' },
  sampleDocuments: {
    kind: 'documents',
    title: 'Sample Documents',
    words: 'evidence',
    parent: 'howWeWork',
  },
  accessibilityStatement: {
    kind: 'article',
    title: 'Accessibility Statement',
    words: 'statement',
    parent: 'aboutUs',
  },
  messageSent: {
    kind: 'messageOutcome',
    title: 'Message Sent',
    words: 'contact',
    parent: 'contactUs',
    isHidden: true,
  },
  messageNotSent: {
    kind: 'messageOutcome',
    title: 'Message Not Sent',
    words: 'contact',
    parent: 'contactUs',
    isHidden: true,
  },
  searchComponent: {
    kind: 'searchComponent',
    title: 'Find a Page by Keyword',
    words: 'demos',
    isHidden: true,
  },
  search: { kind: 'search', title: 'Search', words: 'search', isHidden: true },
  productList: { kind: 'products', title: 'Product List', words: 'demos', isHidden: true },
  productListTwo: { kind: 'products', title: 'Product List Two', words: 'demos', isHidden: true },

  engineering: {
    kind: 'practice',
    practice: 'engineering',
    title: 'Engineering and IT Services',
    words: 'engineering',
    parent: 'ourServices',
  },
  applicationDevelopment: {
    kind: 'service',
    practice: 'engineering',
    title: 'Application Development',
    words: 'engineering',
    parent: 'engineering',
  },
  devOps: {
    kind: 'service',
    practice: 'engineering',
    title: 'DevOps',
    words: 'engineering',
    parent: 'engineering',
  },
  dataManagement: {
    kind: 'service',
    practice: 'engineering',
    title: 'Data Management and Migration',
    words: 'engineering',
    parent: 'engineering',
  },
  cyberSecurity: {
    kind: 'service',
    practice: 'engineering',
    title: 'Cyber Security',
    words: 'engineering',
    parent: 'engineering',
  },
  cloudInfrastructure: {
    kind: 'service',
    practice: 'engineering',
    title: 'Cloud Infrastructure',
    words: 'engineering',
    parent: 'engineering',
  },
  architectureDesign: {
    kind: 'service',
    practice: 'engineering',
    title: 'Architecture Design and Setup',
    words: 'engineering',
    parent: 'engineering',
  },
  maintenanceSupport: {
    kind: 'service',
    practice: 'engineering',
    title: 'Maintenance and Support',
    words: 'engineering',
    parent: 'engineering',
  },

  managedServices: {
    kind: 'practice',
    practice: 'managed',
    title: 'Managed Services',
    words: 'managed',
    parent: 'ourServices',
  },
  serviceDesk: {
    kind: 'service',
    practice: 'managed',
    title: 'IT Managed Service Desk',
    words: 'managed',
    parent: 'managedServices',
  },
  onSiteSupport: {
    kind: 'service',
    practice: 'managed',
    title: 'On-site and Remote Level 2 Support',
    words: 'managed',
    parent: 'managedServices',
  },
  networkOperation: {
    kind: 'service',
    practice: 'managed',
    title: 'Network Operation 24/7',
    words: 'managed',
    parent: 'managedServices',
  },
  applicationMonitoring: {
    kind: 'service',
    practice: 'managed',
    title: 'Application Monitoring 24/7',
    words: 'managed',
    parent: 'managedServices',
  },
  networkOperationsCenter: {
    kind: 'service',
    practice: 'managed',
    title: 'Network Operations Centre',
    words: 'managed',
    parent: 'managedServices',
  },
  avManagedServices: {
    kind: 'service',
    practice: 'managed',
    title: 'AV Managed Services 24/7',
    words: 'managed',
    parent: 'managedServices',
  },
  managedNetwork: {
    kind: 'service',
    practice: 'managed',
    title: 'Managed Network Infrastructure',
    words: 'managed',
    parent: 'managedServices',
  },
  assetDeployment: {
    kind: 'service',
    practice: 'managed',
    title: 'IT Asset Deployment Services',
    words: 'managed',
    parent: 'managedServices',
  },

  audioVisual: {
    kind: 'practice',
    practice: 'audioVisual',
    title: 'Audio and Visual',
    words: 'audioVisual',
    parent: 'ourServices',
  },
  refreshUpgrade: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'Refresh and Upgrade',
    words: 'audioVisual',
    parent: 'audioVisual',
  },
  whiteGlove: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'White Glove Meeting and Event Support',
    words: 'audioVisual',
    parent: 'audioVisual',
  },
  dataCabling: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'Data Cabling',
    words: 'audioVisual',
    parent: 'audioVisual',
  },
  preventativeMaintenance: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'Preventative Maintenance',
    words: 'audioVisual',
    parent: 'audioVisual',
  },
  avDispatched: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'AV Dispatched Services',
    words: 'audioVisual',
    parent: 'audioVisual',
  },

  networkInfrastructure: {
    kind: 'practice',
    practice: 'network',
    title: 'Network Infrastructure',
    words: 'network',
    parent: 'ourServices',
  },
  networkAudit: {
    kind: 'service',
    practice: 'network',
    title: 'Network Audit',
    words: 'network',
    parent: 'networkInfrastructure',
  },
  sdWan: {
    kind: 'service',
    practice: 'network',
    title: 'SD-WAN Configuration',
    words: 'network',
    parent: 'networkInfrastructure',
  },
  networkDispatched: {
    kind: 'service',
    practice: 'network',
    title: 'Network Dispatched Services',
    words: 'network',
    parent: 'networkInfrastructure',
  },
  commissioning: {
    kind: 'service',
    practice: 'network',
    title: 'Commissioning and Decommissioning',
    words: 'network',
    parent: 'networkInfrastructure',
  },
  networkInstallations: {
    kind: 'service',
    practice: 'network',
    title: 'Network Installations and Maintenance',
    words: 'network',
    parent: 'networkInfrastructure',
  },

  staffAugmentation: {
    kind: 'practice',
    practice: 'staffing',
    title: 'Staffing Augmentation',
    words: 'staffing',
    parent: 'ourServices',
  },
  directHire: {
    kind: 'service',
    practice: 'staffing',
    title: 'Direct Hire Placement Services',
    words: 'staffing',
    parent: 'staffAugmentation',
  },
  supplementalStaffing: {
    kind: 'service',
    practice: 'staffing',
    title: 'Supplemental Staffing',
    words: 'staffing',
    parent: 'staffAugmentation',
  },
  onsiteEmbedded: {
    kind: 'service',
    practice: 'staffing',
    title: 'On-site Embedded Support',
    words: 'staffing',
    parent: 'staffAugmentation',
  },
  professionalResources: {
    kind: 'service',
    practice: 'staffing',
    title: 'Professional Resources',
    words: 'staffing',
    parent: 'staffAugmentation',
  },

  unifiedCommunications: {
    kind: 'placeholder',
    title: 'Unified Communications',
    words: 'placeholders',
    parent: 'solutionsAudioVisual',
    isHidden: true,
    related: ['solutionsAudioVisual', 'whiteGlove', 'avManagedServices'],
  },
  videoWalls: {
    kind: 'placeholder',
    title: 'Video Walls',
    words: 'placeholders',
    parent: 'solutionsAudioVisual',
    isHidden: true,
    related: ['solutionsAudioVisual', 'refreshUpgrade', 'avDispatched'],
  },
  designBuild: {
    kind: 'placeholder',
    title: 'Design & Build',
    words: 'placeholders',
    parent: 'solutionsAudioVisual',
    isHidden: true,
    related: ['solutionsAudioVisual', 'dataCabling', 'refreshUpgrade'],
  },
  planDesignOptimise: {
    kind: 'placeholder',
    title: 'Plan, Design and Optimise Your Network',
    words: 'placeholders',
    parent: 'solutionsNetwork',
    isHidden: true,
    related: ['solutionsNetwork', 'networkAudit', 'sdWan'],
  },
  buildRollout: {
    kind: 'placeholder',
    title: 'Build, Rollout, Upgrade, Operate and Maintain',
    words: 'placeholders',
    parent: 'solutionsNetwork',
    isHidden: true,
    related: ['solutionsNetwork', 'networkInstallations', 'commissioning'],
  },
} as const satisfies Record<PageName, Page>;

/** Names of the pages whose texts are in the module `Key`. */
export type PagesOf<Key extends WordsKey> = {
  [Name in PageName]: (typeof pages)[Name]['words'] extends Key ? Name : never;
}[PageName];
