import { casePictures } from '../../content/caseStudies/casePictures.ts';
import type { CaseLine } from '../../content/caseStudies/caseStudy.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { Section } from '../../ui/Section.tsx';
import { CasePicture } from './CasePicture.tsx';
import * as styles from './CaseLineSection.module.scss';

/** Height, at the width of all, from which a drawing is longer than the words beside it. */
const TALL = 300;

interface CaseLineSectionProps {
  line: CaseLine;
  tone: 'plain' | 'tint';
}

/** A band with a drawing and, beside it, the steps or the parts that it shows. */
export const CaseLineSection = ({ line, tone }: CaseLineSectionProps) => (
  <Section title={line.title} tone={tone}>
    <p className="section-intro">{line.intro}</p>
    <div className={joinClasses(styles.caseLine, casePictures[line.picture] > TALL && styles.tall)}>
      <CasePicture name={line.picture} shows={line.shows} />
      <NodeLine stops={line.stops} isUpright isParallel={line.areParallel === true} />
    </div>
  </Section>
);
