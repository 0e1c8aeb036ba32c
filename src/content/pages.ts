import type { PageName, StaticPageName } from './paths.ts';
import type { PracticeKey } from './practices.ts';

/** Which module of `content/pageTexts` has a page's texts. They are loaded with the page, not with the main script. */
export type TextsFile =
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
  /** Short name, for `<title>`, menus, breadcrumbs and links from other pages. */
  title: string;
  texts: TextsFile;
  /** The parent page, for the breadcrumb. */
  parent?: StaticPageName;
  /** Hidden from search engines and not in the sitemap. */
  isHidden?: true;
}

export type Page = PageBase &
  (
    | {
        kind:
          | 'home'
          | 'about'
          | 'people'
          | 'footprints'
          | 'servicesOverview'
          | 'logos'
          | 'testimonials'
          | 'caseStudies'
          | 'furtherCases'
          | 'news'
          | 'careers'
          | 'job'
          | 'receipt'
          | 'withdrawal'
          | 'withdrawn'
          | 'alerts'
          | 'alert'
          | 'careerPosts'
          | 'article'
          | 'privacy'
          | 'yourData'
          | 'evidence' // answers to a buyer's questions, each with what proves it
          | 'documents'
          | 'contact'
          | 'messageOutcome'
          | 'searchComponent'
          | 'search'
          | 'products'
          | 'solution';
      }
    | { kind: 'practice' | 'service'; practice: PracticeKey }
    // `changed`: the day of the last change of its content, for search engines.
    | { kind: 'caseStudy'; changed: string }
    | { kind: 'placeholder'; related: readonly [PageName, PageName, PageName] }
  );

export type PageKind = Page['kind'];

/**
 * The page table: one record for each path of `paths.ts`. Router, prerenderer, sitemap, navigation, server and tests
 * read it; a missing record, a misspelt name or a kind without a view does not compile.
 */
export const pages = {
  home: { kind: 'home', title: 'Home', texts: 'home' },
  aboutUs: { kind: 'about', title: 'About Us', texts: 'about' },
  ourTeam: { kind: 'people', title: 'Our Team', texts: 'people', parent: 'aboutUs' },
  ourBoard: { kind: 'people', title: 'Our Board', texts: 'people', parent: 'aboutUs' },
  ourFootPrints: { kind: 'footprints', title: 'Our Locations', texts: 'about', parent: 'aboutUs' },
  ourServices: { kind: 'servicesOverview', title: 'Services Overview', texts: 'services' },
  solutionsAudioVisual: { kind: 'solution', title: 'Audio and Visual Solutions', texts: 'solutions' },
  solutionsNetwork: { kind: 'solution', title: 'Network Infrastructure Solutions', texts: 'solutions' },
  ourCustomers: { kind: 'logos', title: 'Our Customers', texts: 'about' },
  partners: { kind: 'logos', title: 'Partners', texts: 'about' },
  clientExperience: { kind: 'testimonials', title: 'Client Experience', texts: 'about' },
  aboutCaseStudies: { kind: 'caseStudies', title: 'Case Studies', texts: 'cases' },
  caseStudyOne: {
    kind: 'caseStudy',
    changed: '2026-11-27',
    title: 'Secure Online Voting',
    texts: 'cases',
    parent: 'aboutCaseStudies',
  },
  caseStudyTwo: {
    kind: 'caseStudy',
    changed: '2026-11-27',
    title: 'Global Telco Network Operations',
    texts: 'cases',
    parent: 'aboutCaseStudies',
  },
  caseStudyThree: {
    kind: 'caseStudy',
    changed: '2026-11-27',
    title: 'Pharmaceutical Messaging Services',
    texts: 'cases',
    parent: 'aboutCaseStudies',
  },
  caseStudiesInner: {
    kind: 'furtherCases',
    title: 'Further Case Studies',
    texts: 'cases',
    parent: 'aboutCaseStudies',
  },
  companyNews: { kind: 'news', title: 'Company News', texts: 'news' },
  nmsp: {
    kind: 'placeholder',
    title: 'NMSP',
    texts: 'placeholders',
    isHidden: true,
    related: ['managedServices', 'networkOperationsCenter', 'managedNetwork'],
  },
  careers: { kind: 'careers', title: 'Careers', texts: 'careers' },
  careerPosts: { kind: 'careerPosts', title: 'Roles We Hire For', texts: 'careers', parent: 'careers' },
  careerDetails: { kind: 'job', title: 'Job Details', texts: 'careers', parent: 'careers', isHidden: true },
  receipt: {
    kind: 'receipt',
    title: 'Your Application',
    texts: 'careers',
    parent: 'careers',
    isHidden: true,
  },
  withdraw: {
    kind: 'withdrawal',
    title: 'Withdraw Your Application',
    texts: 'careers',
    parent: 'careers',
    isHidden: true,
  },
  applicationWithdrawn: {
    kind: 'withdrawn',
    title: 'Application Withdrawn',
    texts: 'careers',
    parent: 'careers',
    isHidden: true,
  },
  jobAlerts: { kind: 'alerts', title: 'Job Alerts', texts: 'careers', parent: 'careers', isHidden: true },
  jobAlert: { kind: 'alert', title: 'Your Job Alert', texts: 'careers', parent: 'careers', isHidden: true },
  contactUs: { kind: 'contact', title: 'Contact Us', texts: 'contact' },
  contactForm: { kind: 'contact', title: 'Contact Form', texts: 'contact', parent: 'contactUs' },
  howWeWork: { kind: 'evidence', title: 'How We Work', texts: 'evidence', parent: 'aboutUs' },
  securityAndData: { kind: 'evidence', title: 'Security and Data', texts: 'evidence', parent: 'aboutUs' },
  sampleDocuments: {
    kind: 'documents',
    title: 'Sample Documents',
    texts: 'evidence',
    parent: 'howWeWork',
  },
  accessibilityStatement: {
    kind: 'article',
    title: 'Accessibility Statement',
    texts: 'statement',
    parent: 'aboutUs',
  },
  privacy: { kind: 'privacy', title: 'Privacy Policy', texts: 'statement', parent: 'aboutUs' },
  yourData: { kind: 'yourData', title: 'Your Data', texts: 'statement', parent: 'privacy', isHidden: true },
  messageSent: {
    kind: 'messageOutcome',
    title: 'Message Sent',
    texts: 'contact',
    parent: 'contactUs',
    isHidden: true,
  },
  messageNotSent: {
    kind: 'messageOutcome',
    title: 'Message Not Sent',
    texts: 'contact',
    parent: 'contactUs',
    isHidden: true,
  },
  searchComponent: {
    kind: 'searchComponent',
    title: 'Find a Page by Keyword',
    texts: 'demos',
    isHidden: true,
  },
  search: { kind: 'search', title: 'Search', texts: 'search', isHidden: true },
  productList: { kind: 'products', title: 'Product List', texts: 'demos', isHidden: true },
  productListTwo: { kind: 'products', title: 'Product List Two', texts: 'demos', isHidden: true },

  engineering: {
    kind: 'practice',
    practice: 'engineering',
    title: 'Engineering and IT Services',
    texts: 'engineering',
    parent: 'ourServices',
  },
  applicationDevelopment: {
    kind: 'service',
    practice: 'engineering',
    title: 'Application Development',
    texts: 'engineering',
    parent: 'engineering',
  },
  devOps: {
    kind: 'service',
    practice: 'engineering',
    title: 'DevOps',
    texts: 'engineering',
    parent: 'engineering',
  },
  dataManagement: {
    kind: 'service',
    practice: 'engineering',
    title: 'Data Management and Migration',
    texts: 'engineering',
    parent: 'engineering',
  },
  cyberSecurity: {
    kind: 'service',
    practice: 'engineering',
    title: 'Cyber Security',
    texts: 'engineering',
    parent: 'engineering',
  },
  cloudInfrastructure: {
    kind: 'service',
    practice: 'engineering',
    title: 'Cloud Infrastructure',
    texts: 'engineering',
    parent: 'engineering',
  },
  architectureDesign: {
    kind: 'service',
    practice: 'engineering',
    title: 'Architecture Design and Setup',
    texts: 'engineering',
    parent: 'engineering',
  },
  maintenanceSupport: {
    kind: 'service',
    practice: 'engineering',
    title: 'Maintenance and Support',
    texts: 'engineering',
    parent: 'engineering',
  },

  managedServices: {
    kind: 'practice',
    practice: 'managed',
    title: 'Managed Services',
    texts: 'managed',
    parent: 'ourServices',
  },
  serviceDesk: {
    kind: 'service',
    practice: 'managed',
    title: 'IT Managed Service Desk',
    texts: 'managed',
    parent: 'managedServices',
  },
  onSiteSupport: {
    kind: 'service',
    practice: 'managed',
    title: 'On-site and Remote Level 2 Support',
    texts: 'managed',
    parent: 'managedServices',
  },
  networkOperation: {
    kind: 'service',
    practice: 'managed',
    title: 'Network Operation 24/7',
    texts: 'managed',
    parent: 'managedServices',
  },
  applicationMonitoring: {
    kind: 'service',
    practice: 'managed',
    title: 'Application Monitoring 24/7',
    texts: 'managed',
    parent: 'managedServices',
  },
  networkOperationsCenter: {
    kind: 'service',
    practice: 'managed',
    title: 'Network Operations Centre',
    texts: 'managed',
    parent: 'managedServices',
  },
  avManagedServices: {
    kind: 'service',
    practice: 'managed',
    title: 'AV Managed Services 24/7',
    texts: 'managed',
    parent: 'managedServices',
  },
  managedNetwork: {
    kind: 'service',
    practice: 'managed',
    title: 'Managed Network Infrastructure',
    texts: 'managed',
    parent: 'managedServices',
  },
  assetDeployment: {
    kind: 'service',
    practice: 'managed',
    title: 'IT Asset Deployment Services',
    texts: 'managed',
    parent: 'managedServices',
  },

  audioVisual: {
    kind: 'practice',
    practice: 'audioVisual',
    title: 'Audio and Visual',
    texts: 'audioVisual',
    parent: 'ourServices',
  },
  refreshUpgrade: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'Refresh and Upgrade',
    texts: 'audioVisual',
    parent: 'audioVisual',
  },
  whiteGlove: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'White Glove Meeting and Event Support',
    texts: 'audioVisual',
    parent: 'audioVisual',
  },
  dataCabling: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'Data Cabling',
    texts: 'audioVisual',
    parent: 'audioVisual',
  },
  preventativeMaintenance: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'Preventative Maintenance',
    texts: 'audioVisual',
    parent: 'audioVisual',
  },
  avDispatched: {
    kind: 'service',
    practice: 'audioVisual',
    title: 'AV Dispatched Services',
    texts: 'audioVisual',
    parent: 'audioVisual',
  },

  networkInfrastructure: {
    kind: 'practice',
    practice: 'network',
    title: 'Network Infrastructure',
    texts: 'network',
    parent: 'ourServices',
  },
  networkAudit: {
    kind: 'service',
    practice: 'network',
    title: 'Network Audit',
    texts: 'network',
    parent: 'networkInfrastructure',
  },
  sdWan: {
    kind: 'service',
    practice: 'network',
    title: 'SD-WAN Configuration',
    texts: 'network',
    parent: 'networkInfrastructure',
  },
  networkDispatched: {
    kind: 'service',
    practice: 'network',
    title: 'Network Dispatched Services',
    texts: 'network',
    parent: 'networkInfrastructure',
  },
  commissioning: {
    kind: 'service',
    practice: 'network',
    title: 'Commissioning and Decommissioning',
    texts: 'network',
    parent: 'networkInfrastructure',
  },
  networkInstallations: {
    kind: 'service',
    practice: 'network',
    title: 'Network Installations and Maintenance',
    texts: 'network',
    parent: 'networkInfrastructure',
  },

  staffAugmentation: {
    kind: 'practice',
    practice: 'staffing',
    title: 'Staffing Augmentation',
    texts: 'staffing',
    parent: 'ourServices',
  },
  directHire: {
    kind: 'service',
    practice: 'staffing',
    title: 'Direct Hire Placement Services',
    texts: 'staffing',
    parent: 'staffAugmentation',
  },
  supplementalStaffing: {
    kind: 'service',
    practice: 'staffing',
    title: 'Supplemental Staffing',
    texts: 'staffing',
    parent: 'staffAugmentation',
  },
  onsiteEmbedded: {
    kind: 'service',
    practice: 'staffing',
    title: 'On-site Embedded Support',
    texts: 'staffing',
    parent: 'staffAugmentation',
  },
  professionalResources: {
    kind: 'service',
    practice: 'staffing',
    title: 'Professional Resources',
    texts: 'staffing',
    parent: 'staffAugmentation',
  },

  unifiedCommunications: {
    kind: 'placeholder',
    title: 'Unified Communications',
    texts: 'placeholders',
    parent: 'solutionsAudioVisual',
    isHidden: true,
    related: ['solutionsAudioVisual', 'whiteGlove', 'avManagedServices'],
  },
  videoWalls: {
    kind: 'placeholder',
    title: 'Video Walls',
    texts: 'placeholders',
    parent: 'solutionsAudioVisual',
    isHidden: true,
    related: ['solutionsAudioVisual', 'refreshUpgrade', 'avDispatched'],
  },
  designBuild: {
    kind: 'placeholder',
    title: 'Design & Build',
    texts: 'placeholders',
    parent: 'solutionsAudioVisual',
    isHidden: true,
    related: ['solutionsAudioVisual', 'dataCabling', 'refreshUpgrade'],
  },
  planDesignOptimise: {
    kind: 'placeholder',
    title: 'Plan, Design and Optimise Your Network',
    texts: 'placeholders',
    parent: 'solutionsNetwork',
    isHidden: true,
    related: ['solutionsNetwork', 'networkAudit', 'sdWan'],
  },
  buildRollout: {
    kind: 'placeholder',
    title: 'Build, Rollout, Upgrade, Operate and Maintain',
    texts: 'placeholders',
    parent: 'solutionsNetwork',
    isHidden: true,
    related: ['solutionsNetwork', 'networkInstallations', 'commissioning'],
  },
} as const satisfies Record<PageName, Page>;

/** Names of the pages whose texts are in the module `Key`. */
export type PagesOf<Key extends TextsFile> = {
  [Name in PageName]: (typeof pages)[Name]['texts'] extends Key ? Name : never;
}[PageName];
