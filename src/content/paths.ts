/**
 * The paths of all pages. Spelling and capitals are those of the specification, including misspellings, because links
 * to them exist.
 */
export const paths = {
  home: '/',
  aboutUs: '/about_us',
  ourTeam: '/our_team',
  ourBoard: '/our_board',
  ourFootPrints: '/our_foot_prints',
  ourServices: '/our_services',
  solutionsAudioVisual: '/solutions_audio_and_visual',
  solutionsNetwork: '/solutions_network_infrastructure',
  ourCustomers: '/our_customers',
  partners: '/patners',
  clientExperience: '/client_experience',
  aboutCaseStudies: '/about_case_studies',
  caseStudyOne: '/case_study_one',
  caseStudyTwo: '/case_study_two',
  caseStudyThree: '/case_study_three',
  caseStudiesInner: '/case_studies_inner',
  companyNews: '/company_news',
  nmsp: '/nmsp',
  careers: '/careers',
  careerPosts: '/career_post_one',
  careerDetails: '/career-details/:id',
  contactUs: '/contact_us',
  contactForm: '/contact_form',
  searchComponent: '/search_component',
  productList: '/product_list',
  productListTwo: '/productListTwo',

  engineering: '/engineering_and_iT_services',
  applicationDevelopment: '/application_development',
  devOps: '/devOps',
  dataManagement: '/data_management_migration',
  cyberSecurity: '/cyber_security',
  cloudInfrastructure: '/cloud_infrastructure',
  architectureDesign: '/architecture_design_setup',
  maintenanceSupport: '/maintenance_support',

  managedServices: '/managed_Services',
  serviceDesk: '/it_managed_service_desk',
  onSiteSupport: '/on_site_remott_level_2_support',
  networkOperation: '/network_operation_247',
  applicationMonitoring: '/application_monitoring_247',
  networkOperationsCenter: '/network_operations_center',
  avManagedServices: '/avmanaged_services_247',
  managedNetwork: '/managed_network_infrastructure',
  assetDeployment: '/itas_set_seployment_services',

  audioVisual: '/audio_and_visual',
  refreshUpgrade: '/refresh_upgrade',
  whiteGlove: '/whiteglove_meeting_event_support',
  dataCabling: '/data_cabling',
  preventativeMaintenance: '/preventative_maintenance',
  avDispatched: '/dispatched_services_two',

  networkInfrastructure: '/network_infrastructure',
  networkAudit: '/network_audit',
  sdWan: '/sdwan_configuration',
  networkDispatched: '/network_infrastructure_dispatched_services',
  commissioning: '/commissioningde_commissioning',
  networkInstallations: '/network_installations_and_maintenance',

  staffAugmentation: '/staffing_augumentation',
  directHire: '/direct_hire_placement_services',
  supplementalStaffing: '/supplemental_staffing',
  onsiteEmbedded: '/onsite_embedded_support',
  professionalResources: '/professional_resources',

  unifiedCommunications: '/unified_communications',
  videoWalls: '/video_walls',
  designBuild: '/design_build',
  planDesignOptimise: '/plan_design_optimizeyournetwork_infrastructure',
  buildRollout: '/build_rollout_upgrade_operate_maintain',

  howWeWork: '/how_we_work',
  securityAndData: '/security_and_data',
  sampleDocuments: '/sample_documents',
  accessibilityStatement: '/accessibility_statement',
  privacy: '/privacy',
  yourData: '/your_data',
  search: '/search',
  messageSent: '/message_sent',
  messageNotSent: '/message_not_sent',
  receipt: '/applications/:reference',
  withdraw: '/applications/:reference/withdraw',
  applicationWithdrawn: '/application_withdrawn',
  jobAlerts: '/job_alerts',
  jobAlert: '/job_alerts/:reference',
} as const satisfies Record<string, `/${string}`>;

/** Feeds of news, and of openings, which take the same query as the list. */
export const feedPaths = {
  rss: '/careers/feed.xml',
  json: '/careers/feed.json',
  news: '/company_news/feed.xml',
  /** All openings, for job boards. */
  jobBoards: '/careers/jobs.xml',
} as const;
export type OpeningFeed = Exclude<keyof typeof feedPaths, 'news' | 'jobBoards'>;

/** Name of the search page's query parameter: `/search?q=…`. */
export const QUERY_FIELD = 'q';

export type PageName = keyof typeof paths;

/** Pages whose path has a parameter. The functions below fill it in. */
export type DynamicPageName = 'careerDetails' | 'receipt' | 'withdraw' | 'jobAlert';
export type StaticPageName = Exclude<PageName, DynamicPageName>;

/** Path of an opening's page. */
export const openingPath = (id: number): string => paths.careerDetails.replace(':id', String(id));

/** Path of the calendar file with an opening's closing date. */
export const closingDatePath = (id: number): string => `${openingPath(id)}/closing_date.ics`;

/** Path of an application's confirmation. */
export const receiptPath = (reference: string): string => paths.receipt.replace(':reference', reference);

/** Path of the page that withdraws an application. */
export const withdrawPath = (reference: string): string => paths.withdraw.replace(':reference', reference);

/** Path of the page that confirms and ends an alert. */
export const alertPath = (reference: string): string => paths.jobAlert.replace(':reference', reference);
