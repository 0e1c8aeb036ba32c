import type { contactTexts } from '../../content/contactTexts.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';

/** A legal text: a one-sentence summary, and the full text in collapsed sections. */
export const LegalSection = ({ text }: { text: (typeof contactTexts.legal)[number] }) => (
  <Section className="split" id={text.id} title={text.title}>
    <div>
      <Prose paragraphs={text.paragraphs} />
      {'table' in text && (
        <>
          <details className="mt-4">
            <summary>{text.table.title}</summary>
            <FactTable head={text.table.head} rows={text.table.rows} />
          </details>
          <details>
            <summary>{text.more.title}</summary>
            <Prose paragraphs={text.more.paragraphs} />
          </details>
        </>
      )}
    </div>
  </Section>
);
