import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sampleTexts } from '../../content/documents/sampleDocuments.ts';
import type { SampleDocument } from '../../content/documents/sampleDocument.ts';
import { incidentTexts } from '../../content/incident.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Sheet } from './Sheet.tsx';
import { DocumentBlockBody } from './DocumentBlockBody.tsx';
import { useOpenOnPaper } from './useOpenOnPaper.ts';
import * as styles from './DocumentSection.module.scss';

interface DocumentSectionProps {
  document: SampleDocument;
  /** One to begin with; the others are long, and unfolded by whoever wants them or comes for them. */
  isUnfolded: boolean;
}

/** One document: what it is for and what it comes with, then the sheet itself. */
export const DocumentSection = ({ document, isUnfolded }: DocumentSectionProps) => {
  const { id, title, text, services, facts, blocks } = document;
  const titleId = `${id}-title`;
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(details);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.dataset['told'] = ''; // from now on it can be folded (DocumentSection.module.scss)
  }, [hash, id]);
  return (
    <section className={styles.document} id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="document" /> {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className="no-print">
        {sampleTexts.comesWith}{' '}
        {services.map((service, at) => (
          <span key={service}>
            {at > 0 && ', '}
            <PageLink page={service} />
          </span>
        ))}
      </p>
      <details ref={details} open={isUnfolded}>
        <summary>{sampleTexts.fold}</summary>
        <Sheet mark={incidentTexts.mark} note={sampleTexts.invented} className={styles.blocks}>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {blocks.map((block) => (
            <DocumentBlockBody key={block.title} block={block} />
          ))}
        </Sheet>
      </details>
    </section>
  );
};
