import { searchPath } from '../../content/searchPath.ts';
import { searchTexts, suggestedQueries } from '../../content/searchTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** Ways on for whoever found nothing, or has not asked yet. */
export const Suggestions = () => (
  <div className="mt-4">
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
    <h2 className="mt-5">{searchTexts.startFrom}</h2>
    <LinkRows list={['ourServices', 'aboutCaseStudies', 'careers', 'contactUs']} />
  </div>
);
