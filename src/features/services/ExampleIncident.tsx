import { incidentStops, incidentTexts, type FixedBy } from '../../content/incident.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';

/** What a night with us may look like, on the pages that sell it; marked as an example (docs/requirements.md, SEE-5). */
export const ExampleIncident = ({ fixedBy }: { fixedBy: FixedBy }) => (
  <Section title={incidentTexts.title} tone="tint">
    <p>
      <strong>{incidentTexts.mark}</strong>
    </p>
    <NodeLine stops={incidentStops(fixedBy)} />
    {fixedBy === 'us' && (
      <PageLink className="arrow-link mt-4" page="sampleDocuments" hash="handover-note">
        {incidentTexts.note} <Icon name="arrowRight" />
      </PageLink>
    )}
  </Section>
);
