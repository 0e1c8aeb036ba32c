import { SiteLink } from '../../../ui/SiteLink.tsx';
import { listTexts } from '../../../content/careersTexts.ts';
import { openingPath } from '../../../content/paths.ts';
import type { OpeningSummary } from '../../../contract/schemas.ts';
import { openingExcerpt } from '../../../lib/openingExcerpt.ts';
import { OpeningFacts } from './OpeningFacts.tsx';

/** One opening in the list; the stylesheet stretches the title's link over the card. */
export const JobCard = ({ opening }: { opening: OpeningSummary }) => (
  <article className="card">
    <h3 className="card-title">
      <SiteLink to={openingPath(opening.id)}>{opening.job_title}</SiteLink>
    </h3>
    <OpeningFacts opening={opening} />
    <p className="card-text">{openingExcerpt(opening.description)}</p>
    <SiteLink to={openingPath(opening.id)} className="card-more">
      {listTexts.readMore}
      <span className="visually-hidden">{listTexts.readMoreAbout(opening.job_title)}</span>
    </SiteLink>
  </article>
);
