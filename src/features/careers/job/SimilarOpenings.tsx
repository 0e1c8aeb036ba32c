import { similarTexts } from '../../../content/jobPageTexts.ts';
import type { OpeningLink as SimilarOpening } from '../../../contract/schemas.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';
import { OpeningLink } from '../OpeningLink.tsx';

/** Openings similar to this one; nothing if the back end sends none. */
export const SimilarOpenings = ({ openings }: { openings: readonly SimilarOpening[] }) => {
  if (openings.length === 0) return null;
  return (
    <Section title={similarTexts.title} className="no-print">
      <ul className="link-rows">
        {openings.map(({ id, job_title, location }) => (
          <li key={id}>
            <OpeningLink id={id}>
              {job_title}, {location} <Icon name="arrowRight" />
            </OpeningLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
