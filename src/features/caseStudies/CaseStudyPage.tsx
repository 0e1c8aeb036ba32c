import { caseStudies } from '../../content/caseStudies/caseStudies.ts';
import type { CaseStudyName } from '../../content/caseStudies/caseStudy.ts';
import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { CaseFigures } from './CaseFigures.tsx';
import { CaseGlance } from './CaseGlance.tsx';
import { CaseLineSection } from './CaseLineSection.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './CaseStudyPage.module.scss';

/** One study: its results, the situation, what we did. The last paragraph of its words belongs to the results. */
export const CaseStudyPage = ({ name: page, words }: ViewProps<'caseStudy'>) => {
  // Only the three pages of this kind reach this view.
  const name = page as CaseStudyName;
  const study = caseStudies[name];
  const [lead, situation = '', ...rest] = words.paragraphs;
  return (
    <>
      <PageHead name={name} title={words.h1} lead={lead} drawing={<HeadScene name={name} />} />
      <Section title={caseTexts.result} className={styles.results}>
        <CaseFigures figures={study.figures} />
        <Prose paragraphs={rest.slice(-1)} />
      </Section>
      <Section>
        <div className="two-columns">
          <div className={joinClasses('text-parts', styles.story)}>
            <h2>{caseTexts.situation}</h2>
            <p>{situation}</p>
            <h2>{caseTexts.work}</h2>
            {rest.slice(0, -1).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <CaseGlance study={study} />
        </div>
      </Section>
      <CaseLineSection line={study.line} tone="tint" />
      {study.timeline && <CaseLineSection line={study.timeline} tone="plain" />}
      <WaysOn
        title={caseTexts.more}
        list={pagesBelow('aboutCaseStudies').filter((other) => other !== name)}
      />
      <ReachUs />
    </>
  );
};
