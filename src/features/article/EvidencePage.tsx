import { evidence } from '../../content/evidence.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { EvidenceBody } from './EvidenceBody.tsx';
import * as styles from './EvidencePage.module.scss';

/** What a buyer asks before signing, part by part (docs/requirements.md, SEE-5). */
export const EvidencePage = ({ name, words }: ViewProps<'evidence'>) => (
  <>
    <PageHead name={name} title={words.h1} lead={words.shorttitle} />
    <Section>
      <Prose paragraphs={words.paragraphs} />
    </Section>
    {evidence[name as keyof typeof evidence].map((part, at) => (
      <Section key={part.title} title={part.title} tone={at % 2 === 0 ? 'tint' : 'plain'}>
        {part.mark !== undefined && <p className={styles.mark}>{part.mark}</p>}
        <EvidenceBody part={part} />
        {part.text !== undefined && <p className={styles.after}>{part.text}</p>}
      </Section>
    ))}
    <ReachUs />
  </>
);
