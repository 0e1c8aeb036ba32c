import type { AnswerCache } from '../platform/http/answerCache.ts';
import type { PageSources } from '../platform/settings/manifest.ts';
import type { Render } from './renderer.ts';

/** What pages are sent from. */
export interface PageParts {
  /** Absolute path of the folder of the built site. */
  site: string;
  /** Built pages, cached until the site is built again. */
  siteAnswers: AnswerCache;
  /** Fetches the built renderer on first use; undefined where it has not been built. */
  loadRenderer: () => Promise<Render | undefined>;
  /** What the built pages may load beyond the site's own files. */
  pageSources: PageSources;
}
