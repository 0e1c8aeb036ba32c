import type { ComponentType } from 'react';
import type { PageSeed } from '../contract/renderer.ts';
import type { Page, PageKind } from '../content/pages.ts';
import type { AppStore, LatePart } from '../store/store.ts';
import type { ViewProps } from '../ui/viewProps.ts';

/** Adds to the store what a view needs of it, and fills it with what the page was rendered from. */
export type Prepare = (store: AppStore, seed: PageSeed, ids: { jobId?: number; reference?: string }) => void;

interface LoadedView<Kind extends PageKind> {
  View: ComponentType<ViewProps<Kind>>;
  prepare?: Prepare;
}

type PageViews = { [Kind in Page['kind']]: () => Promise<LoadedView<Kind>> };

/** A view's own slice comes with its chunk. */
const bringing =
  (slice: LatePart): Prepare =>
  (store) =>
    store.inject(slice);

const placeholder = async () => {
  const { PlaceholderPage } = await import(
    /* webpackChunkName: "view-article" */ '../features/article/PlaceholderPage.tsx'
  );
  return { View: PlaceholderPage };
};

/** Which component draws a kind of page. A kind without a view does not compile (docs/requirements.md, ROUTE-2). */
export const pageViews: PageViews = {
  home: async () => {
    const { HomePage } = await import(/* webpackChunkName: "view-home" */ '../features/home/HomePage.tsx');
    const { bannerSlice } = await import(/* webpackChunkName: "view-home" */ '../store/bannerSlice.ts');
    return { View: HomePage, prepare: bringing(bannerSlice) };
  },
  practice: async () => {
    const { PracticePage } = await import(
      /* webpackChunkName: "view-services" */ '../features/services/PracticePage.tsx'
    );
    return { View: PracticePage };
  },
  service: async () => {
    const { ServicePage } = await import(
      /* webpackChunkName: "view-services" */ '../features/services/ServicePage.tsx'
    );
    return { View: ServicePage };
  },
  servicesOverview: async () => {
    const { ServicesOverviewPage } = await import(
      /* webpackChunkName: "view-services" */ '../features/services/ServicesOverviewPage.tsx'
    );
    return { View: ServicesOverviewPage };
  },
  solution: async () => {
    const { SolutionPage } = await import(
      /* webpackChunkName: "view-services" */ '../features/services/SolutionPage.tsx'
    );
    return { View: SolutionPage };
  },
  contact: async () => {
    const { ContactPage } = await import(
      /* webpackChunkName: "view-contact" */ '../features/contact/ContactPage.tsx'
    );
    const { prepareContact } = await import(/* webpackChunkName: "view-contact" */ '../store/emailApi.ts');
    return { View: ContactPage, prepare: prepareContact };
  },
  messageOutcome: async () => {
    const { MessageOutcomePage } = await import(
      /* webpackChunkName: "view-contact" */ '../features/contact/MessageOutcomePage.tsx'
    );
    return { View: MessageOutcomePage };
  },
  careers: async () => {
    const { CareersPage } = await import(
      /* webpackChunkName: "view-careers" */ '../features/careers/list/CareersPage.tsx'
    );
    const { prepareCareers } = await import(/* webpackChunkName: "view-careers" */ '../store/careersApi.ts');
    return { View: CareersPage, prepare: prepareCareers };
  },
  job: async () => {
    const { JobPage } = await import(
      /* webpackChunkName: "view-careers" */ '../features/careers/job/JobPage.tsx'
    );
    const { prepareCareers } = await import(/* webpackChunkName: "view-careers" */ '../store/careersApi.ts');
    return { View: JobPage, prepare: prepareCareers };
  },
  receipt: async () => {
    const { ReceiptPage } = await import(
      /* webpackChunkName: "view-careers" */ '../features/careers/receipt/ReceiptPage.tsx'
    );
    const { prepareCareers } = await import(/* webpackChunkName: "view-careers" */ '../store/careersApi.ts');
    return { View: ReceiptPage, prepare: prepareCareers };
  },
  withdrawal: async () => {
    const { WithdrawPage } = await import(
      /* webpackChunkName: "view-careers" */ '../features/careers/withdrawal/WithdrawPage.tsx'
    );
    return { View: WithdrawPage };
  },
  withdrawn: async () => {
    const { WithdrawnPage } = await import(
      /* webpackChunkName: "view-careers" */ '../features/careers/withdrawal/WithdrawnPage.tsx'
    );
    return { View: WithdrawnPage };
  },
  about: async () => {
    const { AboutPage } = await import(
      /* webpackChunkName: "view-about" */ '../features/about/AboutPage.tsx'
    );
    return { View: AboutPage };
  },
  footprints: async () => {
    const { FootprintsPage } = await import(
      /* webpackChunkName: "view-about" */ '../features/about/FootprintsPage.tsx'
    );
    return { View: FootprintsPage };
  },
  logos: async () => {
    const { LogosPage } = await import(
      /* webpackChunkName: "view-about" */ '../features/about/LogosPage.tsx'
    );
    return { View: LogosPage };
  },
  people: async () => {
    const { PeoplePage } = await import(
      /* webpackChunkName: "view-people" */ '../features/about/PeoplePage.tsx'
    );
    const { peopleSlice } = await import(/* webpackChunkName: "view-people" */ '../store/peopleSlice.ts');
    return { View: PeoplePage, prepare: bringing(peopleSlice) };
  },
  testimonials: async () => {
    const { TestimonialsPage } = await import(
      /* webpackChunkName: "view-stories" */ '../features/about/TestimonialsPage.tsx'
    );
    return { View: TestimonialsPage };
  },
  news: async () => {
    const { NewsPage } = await import(
      /* webpackChunkName: "view-stories" */ '../features/about/NewsPage.tsx'
    );
    return { View: NewsPage };
  },
  caseStudies: async () => {
    const { CaseStudiesPage } = await import(
      /* webpackChunkName: "view-stories" */ '../features/caseStudies/CaseStudiesPage.tsx'
    );
    const { caseStudiesSlice } = await import(
      /* webpackChunkName: "view-stories" */ '../store/caseStudiesSlice.ts'
    );
    return { View: CaseStudiesPage, prepare: bringing(caseStudiesSlice) };
  },
  caseStudy: async () => {
    const { CaseStudyPage } = await import(
      /* webpackChunkName: "view-stories" */ '../features/caseStudies/CaseStudyPage.tsx'
    );
    return { View: CaseStudyPage };
  },
  furtherCases: async () => {
    const { FurtherCasesPage } = await import(
      /* webpackChunkName: "view-stories" */ '../features/caseStudies/FurtherCasesPage.tsx'
    );
    return { View: FurtherCasesPage };
  },
  careerPosts: async () => {
    const { CareerPostsPage } = await import(
      /* webpackChunkName: "view-posts" */ '../features/careers/list/CareerPostsPage.tsx'
    );
    const { careerPostsSlice } = await import(
      /* webpackChunkName: "view-posts" */ '../store/careerPostsSlice.ts'
    );
    return { View: CareerPostsPage, prepare: bringing(careerPostsSlice) };
  },
  searchComponent: async () => {
    const { SearchComponentPage } = await import(
      /* webpackChunkName: "view-search" */ '../features/search/SearchComponentPage.tsx'
    );
    const { keywordSlice } = await import(/* webpackChunkName: "view-search" */ '../store/keywordSlice.ts');
    return { View: SearchComponentPage, prepare: bringing(keywordSlice) };
  },
  search: async () => {
    const { SearchPage } = await import(
      /* webpackChunkName: "view-search" */ '../features/search/SearchPage.tsx'
    );
    return { View: SearchPage };
  },
  products: async () => {
    const { ProductsPage } = await import(
      /* webpackChunkName: "view-products" */ '../features/products/ProductsPage.tsx'
    );
    const { productsSlice } = await import(
      /* webpackChunkName: "view-products" */ '../store/productsSlice.ts'
    );
    return { View: ProductsPage, prepare: bringing(productsSlice) };
  },
  placeholder,
  article: async () => {
    const { ArticlePage } = await import(
      /* webpackChunkName: "view-article" */ '../features/article/ArticlePage.tsx'
    );
    return { View: ArticlePage };
  },
};
