import type { CaseLine } from '../../content/caseStudies/caseStudy.ts';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { Section } from '../../ui/Section.tsx';
import { CasePicture } from './CasePicture.tsx';
import * as styles from './CaseLineSection.module.scss';

interface CaseLineSectionProps {
  line: CaseLine;
  tone: 'plain' | 'tint';
}

/** A band with a drawing and, beside it, the steps or the parts that it shows. */
export const CaseLineSection = ({ line, tone }: CaseLineSectionProps) => (
  <Section title={line.title} tone={tone}>
    <p className="section-intro">{line.intro}</p>
    <div className={styles.caseLine}>
      <CasePicture name={line.picture} shows={line.shows} />
      <NodeLine stops={line.stops} isUpright isParallel={line.areParallel === true} />
    </div>
  </Section>
);
