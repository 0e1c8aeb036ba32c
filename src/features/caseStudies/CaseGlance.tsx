import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { CaseStudy } from '../../content/caseStudies/caseStudy.ts';
import { CaseDrawing } from './CaseDrawing.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import type { DrawingName } from './drawings.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import * as styles from './CaseGlance.module.scss';

/** The study in a picture and a few facts, beside its text. */
export const CaseGlance = ({ study, drawing }: { study: CaseStudy; drawing: DrawingName }) => (
  <aside className={joinClasses('aside-panel', styles.caseGlance)} aria-labelledby="glance">
    <CaseDrawing name={drawing} />
    <h2 id="glance">{caseTexts.glance}</h2>
    <CaseFacts study={study} />
  </aside>
);
