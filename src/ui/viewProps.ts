import type { Page, PageKind } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import type { WordsOf } from '../content/words.ts';

/** What a view is handed: the page's record, its words, and the value that a dynamic address holds. */
export interface ViewProps<Kind extends PageKind = PageKind> {
  name: PageName;
  page: Page & { kind: Kind };
  words: WordsOf<Kind>;
  /** Job page only; missing where the address holds no number. */
  jobId?: number;
  /** Confirmation page only. */
  reference?: string;
}
