import type { Page, PageKind } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import type { PageTextsFor } from '../content/pageTexts.ts';

/** The props of a view: the page's record, its texts, and the parameter of a dynamic path. */
export interface ViewProps<Kind extends PageKind = PageKind> {
  name: PageName;
  page: Page & { kind: Kind };
  texts: PageTextsFor<Kind>;
  /** In the path of a job page; missing if it is not a valid number. */
  jobId?: number;
  /** In the paths of a confirmation, a withdrawal and a job alert. */
  reference?: string;
}
