import type { PageKind } from '../content/pages.ts';
import { viewChunks, type PageView, type ViewChunk, type ViewsOf } from './viewChunks.ts';

const chunks = {
  home: () => import(/* webpackChunkName: "view-home" */ './views/home.ts'),
  services: () => import(/* webpackChunkName: "view-services" */ './views/services.ts'),
  solutions: () => import(/* webpackChunkName: "view-solutions" */ './views/solutions.ts'),
  contact: () => import(/* webpackChunkName: "view-contact" */ './views/contact.ts'),
  messageOutcome: () => import(/* webpackChunkName: "view-messageOutcome" */ './views/messageOutcome.ts'),
  careers: () => import(/* webpackChunkName: "view-careers" */ './views/careers.ts'),
  alerts: () => import(/* webpackChunkName: "view-alerts" */ './views/alerts.ts'),
  job: () => import(/* webpackChunkName: "view-job" */ './views/job.ts'),
  receipt: () => import(/* webpackChunkName: "view-receipt" */ './views/receipt.ts'),
  posts: () => import(/* webpackChunkName: "view-posts" */ './views/posts.ts'),
  about: () => import(/* webpackChunkName: "view-about" */ './views/about.ts'),
  people: () => import(/* webpackChunkName: "view-people" */ './views/people.ts'),
  stories: () => import(/* webpackChunkName: "view-stories" */ './views/stories.ts'),
  search: () => import(/* webpackChunkName: "view-search" */ './views/search.ts'),
  siteSearch: () => import(/* webpackChunkName: "view-siteSearch" */ './views/siteSearch.ts'),
  products: () => import(/* webpackChunkName: "view-products" */ './views/products.ts'),
  evidence: () => import(/* webpackChunkName: "view-evidence" */ './views/evidence.ts'),
  documents: () => import(/* webpackChunkName: "view-documents" */ './views/documents.ts'),
  article: () => import(/* webpackChunkName: "view-article" */ './views/article.ts'),
} satisfies { [Chunk in ViewChunk]: () => Promise<{ views: ViewsOf<Chunk> }> };

/** The table's type ties each kind to its own view; here, where the kind is a value, that knowledge ends. */
export const loadView = async (kind: PageKind): Promise<PageView> => {
  const { views } = await chunks[viewChunks[kind]]();
  return (views as Partial<Record<PageKind, unknown>>)[kind] as PageView;
};
