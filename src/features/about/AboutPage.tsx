import { aboutTexts } from '../../content/aboutTexts.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';
import { PairedText } from '../../ui/PairedText.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { CoreValues } from './CoreValues.tsx';
import { Strengths } from './Strengths.tsx';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './AboutPage.module.scss';

/** Who we are: the reader's question first, then the company, its mission and its values. */
export const AboutPage = ({ name, texts }: ViewProps<'about'>) => {
  const [question, company, practices, mission, values] = texts.paragraphs;
  return (
    <>
      <div className={joinClasses('page-hero band-deep', styles.aboutBanner)}>
        <div className="container" data-has-drawing="">
          <Breadcrumb name={name} />
          <h1 tabIndex={-1}>{texts.h1}</h1>
          <p className="lead">{question}</p>
          <HeroScene name="aboutUs" />
        </div>
      </div>
      <Section title={aboutTexts.intro}>
        <PairedText paragraphs={[company, practices].filter((text) => text !== undefined)} />
      </Section>
      <Section className={joinClasses('split', styles.mission)} title={aboutTexts.mission} tone="tint">
        <p>{mission}</p>
      </Section>
      <Section title={aboutTexts.values}>
        <p className={styles.intro}>{values}</p>
        <CoreValues />
      </Section>
      <Section tone="tint">
        <Strengths />
        <div className="mt-5">
          <LinkRows list={['ourFootPrints', 'howWeWork', 'securityAndData']} />
        </div>
      </Section>
      <ReachUs callToAction="about" />
    </>
  );
};
