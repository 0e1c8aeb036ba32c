import type { ComponentType } from 'react';
import type { PageKind } from '../content/pages.ts';
import { loadApplicationForm } from '../features/careers/application/loadApplicationForm.ts';
import { loadContactForm } from '../features/contact/loadContactForm.ts';
import type { seedStore } from '../store/seeds.ts';
import type { AppStore } from '../store/store.ts';
import type { ViewProps } from '../ui/viewProps.ts';

/** The view of each kind of page, in the chunk `view-<kind>`. A kind without a view does not compile. */
const views: { [Kind in PageKind]: () => Promise<ComponentType<ViewProps<Kind>>> } = {
  home: async () =>
    (await import(/* webpackChunkName: "view-home" */ '../features/home/HomePage.tsx')).HomePage,
  practice: async () =>
    (await import(/* webpackChunkName: "view-practice" */ '../features/services/PracticePage.tsx'))
      .PracticePage,
  service: async () =>
    (await import(/* webpackChunkName: "view-service" */ '../features/services/ServicePage.tsx')).ServicePage,
  servicesOverview: async () =>
    (
      await import(
        /* webpackChunkName: "view-servicesOverview" */ '../features/services/ServicesOverviewPage.tsx'
      )
    ).ServicesOverviewPage,
  solution: async () =>
    (await import(/* webpackChunkName: "view-solution" */ '../features/solutions/SolutionPage.tsx'))
      .SolutionPage,
  contact: async () =>
    (await import(/* webpackChunkName: "view-contact" */ '../features/contact/ContactPage.tsx')).ContactPage,
  messageOutcome: async () =>
    (await import(/* webpackChunkName: "view-messageOutcome" */ '../features/contact/MessageOutcomePage.tsx'))
      .MessageOutcomePage,
  careers: async () =>
    (await import(/* webpackChunkName: "view-careers" */ '../features/careers/list/CareersPage.tsx'))
      .CareersPage,
  alerts: async () =>
    (await import(/* webpackChunkName: "view-alerts" */ '../features/careers/alerts/Alerts.tsx')).AlertsPage,
  alert: async () =>
    (await import(/* webpackChunkName: "view-alert" */ '../features/careers/alerts/Alerts.tsx')).AlertPage,
  job: async () =>
    (await import(/* webpackChunkName: "view-job" */ '../features/careers/job/JobPage.tsx')).JobPage,
  receipt: async () =>
    (await import(/* webpackChunkName: "view-receipt" */ '../features/careers/receipt/ReceiptPage.tsx'))
      .ReceiptPage,
  withdrawal: async () =>
    (await import(/* webpackChunkName: "view-withdrawal" */ '../features/careers/withdrawal/Withdrawal.tsx'))
      .WithdrawPage,
  withdrawn: async () =>
    (await import(/* webpackChunkName: "view-withdrawn" */ '../features/careers/withdrawal/Withdrawal.tsx'))
      .WithdrawnPage,
  careerPosts: async () =>
    (await import(/* webpackChunkName: "view-careerPosts" */ '../features/careers/list/CareerPostsPage.tsx'))
      .CareerPostsPage,
  about: async () =>
    (await import(/* webpackChunkName: "view-about" */ '../features/about/AboutPage.tsx')).AboutPage,
  footprints: async () =>
    (await import(/* webpackChunkName: "view-footprints" */ '../features/about/FootprintsPage.tsx'))
      .FootprintsPage,
  logos: async () =>
    (await import(/* webpackChunkName: "view-logos" */ '../features/about/LogosPage.tsx')).LogosPage,
  people: async () =>
    (await import(/* webpackChunkName: "view-people" */ '../features/about/PeoplePage.tsx')).PeoplePage,
  testimonials: async () =>
    (await import(/* webpackChunkName: "view-testimonials" */ '../features/about/TestimonialsPage.tsx'))
      .TestimonialsPage,
  news: async () =>
    (await import(/* webpackChunkName: "view-news" */ '../features/about/NewsPage.tsx')).NewsPage,
  caseStudies: async () =>
    (await import(/* webpackChunkName: "view-caseStudies" */ '../features/caseStudies/CaseStudiesPage.tsx'))
      .CaseStudiesPage,
  caseStudy: async () =>
    (await import(/* webpackChunkName: "view-caseStudy" */ '../features/caseStudies/CaseStudyPage.tsx'))
      .CaseStudyPage,
  furtherCases: async () =>
    (await import(/* webpackChunkName: "view-furtherCases" */ '../features/caseStudies/FurtherCasesPage.tsx'))
      .FurtherCasesPage,
  searchComponent: async () =>
    (
      await import(
        /* webpackChunkName: "view-searchComponent" */ '../features/search/SearchComponentPage.tsx'
      )
    ).SearchComponentPage,
  search: async () =>
    (await import(/* webpackChunkName: "view-search" */ '../features/search/SearchPage.tsx')).SearchPage,
  products: async () =>
    (await import(/* webpackChunkName: "view-products" */ '../features/products/ProductsPage.tsx'))
      .ProductsPage,
  placeholder: async () =>
    (await import(/* webpackChunkName: "view-placeholder" */ '../features/article/PlaceholderPage.tsx'))
      .PlaceholderPage,
  article: async () =>
    (await import(/* webpackChunkName: "view-article" */ '../features/article/ArticlePage.tsx')).ArticlePage,
  privacy: async () =>
    (await import(/* webpackChunkName: "view-privacy" */ '../features/privacy/PrivacyPage.tsx')).PrivacyPage,
  yourData: async () =>
    (await import(/* webpackChunkName: "view-yourData" */ '../features/privacy/YourDataPage.tsx'))
      .YourDataPage,
  evidence: async () =>
    (await import(/* webpackChunkName: "view-evidence" */ '../features/article/EvidencePage.tsx'))
      .EvidencePage,
  documents: async () =>
    (await import(/* webpackChunkName: "view-documents" */ '../features/article/DocumentsPage.tsx'))
      .DocumentsPage,
};

/** The cast is needed because TypeScript cannot infer the view from a kind that is known only at run time. */
export const loadView = (kind: PageKind) => views[kind]() as Promise<ComponentType<ViewProps>>;

interface PageData {
  seedStore: typeof seedStore;
  prefetchList: (store: AppStore) => void;
}

/** For views that make API calls when rendered: the API slice, and the function that fills its cache. */
export const loadData: Partial<Record<PageKind, () => Promise<PageData>>> = {
  careers: () => import(/* webpackChunkName: "view-careers" */ './pageData.ts'),
  job: () => import(/* webpackChunkName: "view-job" */ './pageData.ts'),
  receipt: () => import(/* webpackChunkName: "view-receipt" */ './pageData.ts'),
  search: () => import(/* webpackChunkName: "view-search" */ './pageData.ts'),
};

/** Prefetches what a page loads only after it is rendered, such as a form's chunk. */
export const prefetchParts: Partial<Record<PageKind, (store: AppStore) => Promise<unknown>>> = {
  careers: async (store) => (await loadData.careers?.())?.prefetchList(store),
  job: loadApplicationForm,
  contact: loadContactForm,
};
