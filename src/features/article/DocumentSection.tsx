import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentBlock, SampleDocument } from '../../content/documents/sampleDocument.ts';
import { sampleTexts } from '../../content/documents/sampleDocuments.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Sheet } from './Sheet.tsx';
import { useExpandForPrint } from './useExpandForPrint.ts';
import * as styles from './DocumentSection.module.scss';

/** Missed targets are highlighted. */
const MISSED = /missed$/;

/** A date and its time stay on one line. */
const DATE_AND_TIME = /, \d\d:\d\d$/;

const toCell = (text: string) => {
  if (MISSED.test(text)) return <b className={styles.missed}>{text}</b>;
  return DATE_AND_TIME.test(text) ? <span className={styles.dateAndTime}>{text}</span> : text;
};

/** One block of a document: a table named by its heading, or a list. */
const DocumentBlockBody = ({ block }: { block: DocumentBlock }) => {
  const titleId = useId();
  return (
    <>
      <h3 id={titleId}>{block.title}</h3>
      {block.kind === 'table' ? (
        <FactTable
          head={block.head}
          rows={block.rows.map(([name, ...cells]) => [name, ...cells.map(toCell)])}
          labelledBy={titleId}
        />
      ) : (
        <ul>
          {block.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
};

interface DocumentSectionProps {
  document: SampleDocument;
  /**
   * Only the first document is. The others are long and stay collapsed until the reader or the URL's fragment opens
   * them.
   */
  isExpanded: boolean;
}

/** One document: its purpose, the services that include it, then the document itself. */
export const DocumentSection = ({ document, isExpanded }: DocumentSectionProps) => {
  const { id, title, text, services, facts, figures, blocks } = document;
  const titleId = `${id}-title`;
  const details = useRef<HTMLDetailsElement>(null);
  useExpandForPrint(details);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.dataset['collapsible'] = ''; // lets the reader collapse it (DocumentSection.module.scss)
  }, [hash, id]);
  return (
    <section className={styles.document} id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="document" /> {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className="no-print">
        {`${sampleTexts.comesWith} `}
        {services.map((service, index) => (
          <span key={service}>
            {index > 0 && ', '}
            <PageLink page={service} />
          </span>
        ))}
      </p>
      <details ref={details} open={isExpanded}>
        <summary>
          <span className={styles.show}>{sampleTexts.show}</span>
          <span className={styles.hide}>{sampleTexts.hide}</span>
        </summary>
        <Sheet className={styles.blocks}>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {figures && (
            <ul className={styles.figures}>
              {figures.map(({ value, label, isMissed }) => (
                <li key={label} data-missed={isMissed}>
                  <b>{value}</b>
                  {` ${label}`}
                </li>
              ))}
            </ul>
          )}
          {blocks.map((block) => (
            <DocumentBlockBody key={block.title} block={block} />
          ))}
        </Sheet>
      </details>
    </section>
  );
};
