import { jobTexts } from '../../../content/careersTexts.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TypedText } from '../application/TypedText.tsx';

/** A job that does not exist or is closed. */
export const JobUnavailable = ({ advice }: { advice: string }) => (
  <Section>
    <TypedText />
    <p>{advice}</p>
    <PageLink page="careers" className="btn btn-primary">
      {jobTexts.toOpenings}
    </PageLink>
  </Section>
);
