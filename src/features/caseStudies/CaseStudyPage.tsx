import {
  CASE_PICTURE_WIDTH,
  type CasePictureName,
  casePictureHeights,
  caseSprite,
} from '../../content/caseStudies/casePictures.ts';
import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import type { CaseDiagram, CaseStudy, CaseStudyName } from '../../content/caseStudies/caseStudy.ts';
import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import { listChildPages } from '../../content/listChildPages.ts';
import { references } from '../../content/references.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LineDrawing } from '../../ui/LineDrawing.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseResults } from './CaseResults.tsx';
import * as styles from './CaseStudyPage.module.scss';

/** The facts of a case study, before its text or beside it. */
const CaseAside = ({ study }: { study: CaseStudy }) => (
  <aside className={joinClasses('aside-panel', styles.glance)} aria-labelledby="glance">
    <h2 id="glance">{caseTexts.glance}</h2>
    <CaseFacts study={study} />
    <PageLink className="arrow-link mt-3" page="ourCustomers" hash={references.id}>
      {references.ask}
      <Icon name="arrowRight" />
    </PageLink>
  </aside>
);

/** A drawing of how the parts of a study's solution connect. */
const CasePicture = ({ name, alt }: { name: CasePictureName; alt: string }) => (
  <LineDrawing
    href={`${caseSprite}#${name}`}
    width={CASE_PICTURE_WIDTH}
    height={casePictureHeights[name]}
    alt={alt}
  />
);

interface CaseDiagramSectionProps {
  diagram: CaseDiagram;
  tone: 'plain' | 'tint';
}

/** A section with a drawing and a list of its steps or parts. */
const CaseDiagramSection = ({ diagram, tone }: CaseDiagramSectionProps) => (
  <Section title={diagram.title} tone={tone}>
    <div className={styles.caseDiagram}>
      <p className="section-intro">{diagram.intro}</p>
      <CasePicture name={diagram.picture} alt={diagram.alt} />
      <NodeLine steps={diagram.steps} isVertical isUnordered={diagram.isUnordered === true} />
    </div>
  </Section>
);

/** One study: its results, the situation, what we did. */
export const CaseStudyPage = ({ name: page, texts }: ViewProps<'caseStudy'>) => {
  // Only the three pages of this kind use this view.
  const name = page as CaseStudyName;
  const study = caseStudies[name];
  const [lead, situation = '', ...work] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={lead} drawing={<HeroScene name={name} isHiddenOnPhones />}>
        <section className={joinClasses('band-deep', styles.results)} aria-labelledby="results">
          <h2 id="results">{caseTexts.result}</h2>
          <CaseResults results={study.results} />
        </section>
      </PageHero>
      <Section>
        <div className="two-columns">
          <CaseAside study={study} />
          <div className={joinClasses('text-parts', styles.story)}>
            <h2>{caseTexts.situation}</h2>
            <p>{situation}</p>
            <h2>{caseTexts.work}</h2>
            {work.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </Section>
      <CaseDiagramSection diagram={study.diagram} tone="tint" />
      {study.secondDiagram && <CaseDiagramSection diagram={study.secondDiagram} tone="plain" />}
      <RelatedPages
        title={caseTexts.more}
        list={listChildPages('aboutCaseStudies').filter((other) => other !== name)}
      />
      <ReachUs callToAction="cases" />
    </>
  );
};
