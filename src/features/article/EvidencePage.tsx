import { evidence, evidenceTexts } from '../../content/evidence.ts';
import type { EvidencePart, EvidenceRow } from '../../content/evidencePart.ts';
import { heroScenePath } from '../../content/heroScenes.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { type FactRow, FactTable } from '../../ui/FactTable.tsx';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { SectionWithContents } from '../../ui/SectionWithContents.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { WideScene } from '../../ui/WideScene.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { EvidencePicture } from './EvidencePicture.tsx';
import { Questions } from './Questions.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import { Sheet } from './Sheet.tsx';
import { TimeAxis } from './TimeAxis.tsx';
import * as styles from './EvidencePage.module.scss';

const toFactRow = ([name, ...cells]: EvidenceRow): FactRow => [
  name,
  ...cells.map((cell) => (typeof cell === 'string' ? cell : <EvidenceLink key={cell.label} link={cell} />)),
];

/** A part as a time axis, facts, a checklist, questions or a table. Examples look like a sheet of paper. */
const EvidenceBody = ({ part }: { part: EvidencePart }) => {
  const { picture } = part;
  if (part.kind === 'timeAxis') return <TimeAxis moments={part.moments} />;
  if (part.kind === 'facts') return <NodeLine steps={part.facts} isUnordered />;
  if (part.kind === 'list')
    return <TickList items={part.items} isWide={part.items.length > 5 || picture === 'access'} />;
  if (part.kind === 'questions') return <Questions groups={part.groups} />;
  const { head, rows } = part;
  const table = <FactTable head={head} rows={rows.map(toFactRow)} />;
  return part.isSheet ? <Sheet>{table}</Sheet> : table;
};

/** One part of the page: its text, then its body, with a drawing beside the body, or below it on a phone. */
const EvidenceSection = ({ part }: { part: EvidencePart }) => {
  const { id, title, text, picture, more } = part;
  const titleId = `${id}-title`;
  const notes = part.kind === 'table' && part.notes;
  return (
    <section id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {text !== undefined && <p className={styles.intro}>{text}</p>}
      {picture ? (
        <EvidencePicture name={picture}>
          <EvidenceBody part={part} />
        </EvidencePicture>
      ) : (
        <EvidenceBody part={part} />
      )}
      {notes && (
        <div className={styles.notes}>
          <NodeLine steps={notes} isUnordered />
        </div>
      )}
      {more && (
        <PageLink className={joinClasses('arrow-link', styles.more)} page={more.page} hash={more.hash}>
          {more.label}
          <Icon name="arrowRight" />
        </PageLink>
      )}
    </section>
  );
};

/** Answers to a buyer's questions before signing, in sections. */
export const EvidencePage = ({ name: page, texts }: ViewProps<'evidence'>) => {
  // Only the two pages of this kind use this view.
  const name = page as keyof typeof evidence;
  const parts = evidence[name];
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={texts.shorttitle}
        drawing={name === 'securityAndData' && <HeroScene name={name} />}
      >
        {name === 'howWeWork' && <WideScene sprite={heroScenePath(name)} isAxis />}
      </PageHero>
      <SectionWithContents page={name} parts={parts}>
        <div>
          <Prose paragraphs={texts.paragraphs} />
          <div className="mt-4">
            <PrintButton>{evidenceTexts.print}</PrintButton>
          </div>
        </div>
        {parts.map((part) => (
          <EvidenceSection key={part.id} part={part} />
        ))}
      </SectionWithContents>
      <ReachUs callToAction="terms" />
    </>
  );
};
