import type { contactTexts } from '../../content/contactTexts.ts';
import { privacyPageTexts } from '../../content/privacyPageTexts.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';

/** A legal text; the one about privacy leads to the whole policy. */
export const LegalSection = ({ text }: { text: (typeof contactTexts.legal)[number] }) => (
  <Section className="split" id={text.id} title={text.title}>
    <div>
      <Prose paragraphs={text.paragraphs} />
      {text.id === 'privacy' && (
        <p className="mt-4">
          <PageLink page="privacy">{privacyPageTexts.whole}</PageLink>
        </p>
      )}
    </div>
  </Section>
);
