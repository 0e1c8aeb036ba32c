import { jobTexts } from '../../../content/careersTexts.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';

/** Where a withdrawal ends. It knows nothing of whose it was. */
export const WithdrawnPage = ({ name, words }: ViewProps<'withdrawn'>) => (
  <>
    <PageHead name={name} title={words.h1} />
    <Section>
      <Prose paragraphs={words.paragraphs} />
      <PageLink page="careers" className="btn btn-primary mt-4">
        {jobTexts.toOpenings}
      </PageLink>
    </Section>
  </>
);
