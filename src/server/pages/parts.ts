import type { RenderPage } from '../../contract/renderer.ts';
import type { AnswerStore } from '../platform/http/kept/answerStore.ts';
import type { PageSources } from '../platform/settings/readPageSources.ts';

/** What pages are sent from. */
export interface PageParts {
  /** Absolute path of the folder of the built site. */
  site: string;
  /** Built pages as they are sent, until the site is built again. */
  siteAnswers: AnswerStore;
  /** Fetches the built renderer on first use; undefined where it has not been built. */
  loadRenderer: () => Promise<RenderPage | undefined>;
  /** What the built pages may load beyond the site's own files. */
  pageSources: PageSources;
}
