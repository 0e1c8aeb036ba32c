import { searchPath } from '../../content/searchPath.ts';
import { searchTexts, suggestedQueries } from '../../content/searchTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import * as styles from './Suggestions.module.scss';

/** Ways on for whoever found nothing, or has not asked yet. */
export const Suggestions = () => (
  <div className={joinClasses('two-columns', styles.suggestions)}>
    <div>
      <h2>{searchTexts.tryThese}</h2>
      <ul className="link-rows">
        {suggestedQueries.map((query) => (
          <li key={query}>
            <SiteLink to={searchPath(query)}>
              {query} <Icon name="search" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h2>{searchTexts.startFrom}</h2>
      <LinkRows list={['ourServices', 'aboutCaseStudies', 'careers', 'contactUs']} />
    </div>
  </div>
);
