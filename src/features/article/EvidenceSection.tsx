import type { EvidencePart } from '../../content/evidencePart.ts';
import { EVIDENCE_PICTURE_WIDTH, evidencePictures, evidenceSprite } from '../../content/evidencePictures.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EvidenceBody } from './EvidenceBody.tsx';
import * as styles from './EvidencePage.module.scss';

/** One part of the page; a drawing stands beside its words, on a phone below them. */
export const EvidenceSection = ({ part }: { part: EvidencePart }) => {
  const { id, title, mark, text, picture, more } = part;
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {mark !== undefined && part.kind !== 'table' && <p className={styles.mark}>{mark}</p>}
      <div className={picture && styles.beside}>
        <EvidenceBody part={part} />
        {picture && (
          <LineDrawing
            {...evidencePictures[picture]}
            href={`${evidenceSprite}#${picture}`}
            width={EVIDENCE_PICTURE_WIDTH}
          />
        )}
      </div>
      {text !== undefined && <p className={styles.after}>{text}</p>}
      {more && (
        <PageLink className={joinClasses('arrow-link', styles.more)} page={more.page} hash={more.hash}>
          {more.label} <Icon name="arrowRight" />
        </PageLink>
      )}
    </section>
  );
};
