import { SiteLink } from '../../../ui/SiteLink.tsx';
import { similarTexts } from '../../../content/jobPageTexts.ts';
import { openingPath } from '../../../content/paths.ts';
import type { OpeningLink } from '../../../contract/schemas.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';

/** Open ones that resemble this one; nothing where there are none, or the back end names none (JOB-9). */
export const SimilarOpenings = ({ openings }: { openings: readonly OpeningLink[] }) => {
  if (openings.length === 0) return null;
  return (
    <Section title={similarTexts.title} className="no-print">
      <ul className="link-rows">
        {openings.map(({ id, job_title, location }) => (
          <li key={id}>
            <SiteLink to={openingPath(id)}>
              {job_title}, {location} <Icon name="arrowRight" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
