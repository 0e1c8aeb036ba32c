import { jobTexts } from '../../../content/careersTexts.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { Section } from '../../../ui/Section.tsx';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { JobSummary } from './JobSummary.tsx';
import * as styles from './OpenJob.module.scss';
import { JobText } from './JobText.tsx';
import { jobWords } from './jobWords.ts';
import { ShareRow } from './ShareRow.tsx';

const Requirements = ({ items }: { items: readonly string[] }) => (
  <>
    <h2>{jobTexts.requirements}</h2>
    <ul>
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  </>
);

/** An opening that takes applications, above its form: what it is and what it asks for. */
export const OpenJob = ({ opening }: { opening: OpeningDetail }) => (
  <Section>
    <div className="row gx-4 gy-4">
      {/* First, so that pay, place and dates come before the text on a phone; a wide screen shows it at the end. */}
      <div className={joinClasses('col-lg-4', styles.summaryColumn)}>
        <JobSummary opening={opening} />
      </div>
      <div className="col-lg-8">
        <div className="prose text-parts mb-5">
          <h2>{jobWords(opening).about}</h2>
          <JobText text={opening.description} />
          {opening.requirements.length > 0 && <Requirements items={opening.requirements} />}
        </div>
        <ShareRow opening={opening} />
      </div>
    </div>
  </Section>
);
