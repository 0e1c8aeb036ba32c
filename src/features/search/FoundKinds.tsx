import { searchPath } from '../../content/searchPath.ts';
import { searchTexts } from '../../content/searchTexts.ts';
import type { FoundPages, ResultKind } from '../../contract/siteSearch.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import * as styles from './FoundKinds.module.scss';

interface FoundKindsProps {
  found: FoundPages;
  kinds: readonly ResultKind[];
}

/** How much there is of each kind, with a way to it, and whom to ask instead. */
export const FoundKinds = ({ found: { query, results }, kinds }: FoundKindsProps) => (
  <div className={joinClasses('aside-panel', styles.foundKinds)}>
    <h2>{searchTexts.byKind}</h2>
    <ul className="plain-links">
      {kinds.map((kind) => (
        <li key={kind}>
          <SiteLink to={`${searchPath(query)}#${kind}`}>
            {searchTexts.kinds[kind]} ({results.filter((entry) => entry.kind === kind).length})
          </SiteLink>
        </li>
      ))}
    </ul>
    <h2>{searchTexts.nothingFits}</h2>
    <PageLink page="contactUs">{searchTexts.askUs}</PageLink>
  </div>
);
