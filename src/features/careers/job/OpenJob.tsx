import { jobTexts } from '../../../content/careersTexts.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { Section } from '../../../ui/Section.tsx';
import { ApplicationForm } from '../application/ApplicationForm.tsx';
import { FraudNote } from './FraudNote.tsx';
import { JobSummary } from './JobSummary.tsx';
import { JobText } from './JobText.tsx';

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

/** An opening that takes applications: what it is, what it asks for, and the form. */
export const OpenJob = ({ opening, hasClosed }: { opening: OpeningDetail; hasClosed: boolean }) => (
  <>
    <Section>
      <div className="row gx-4 gy-4">
        <div className="col-lg-8">
          <div className="prose mb-4">
            <h2>{jobTexts.about}</h2>
            <JobText text={opening.description} />
            {opening.requirements.length > 0 && <Requirements items={opening.requirements} />}
          </div>
          <FraudNote />
        </div>
        <div className="col-lg-4">
          <JobSummary opening={opening} />
        </div>
      </div>
    </Section>
    <Section tone="tint" className="no-print">
      <ApplicationForm opening={opening} hasClosed={hasClosed} />
    </Section>
  </>
);
