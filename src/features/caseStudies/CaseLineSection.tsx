import type { CaseLine } from '../../content/caseStudies/caseStudy.ts';
import { Section } from '../../ui/Section.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';

interface CaseLineSectionProps {
  line: CaseLine;
  tone: 'plain' | 'tint';
}

/** A band with a line of stops. */
export const CaseLineSection = ({ line: { title, intro, stops }, tone }: CaseLineSectionProps) => (
  <Section title={title} tone={tone}>
    <p className="section-intro">{intro}</p>
    <NodeLine stops={stops} />
  </Section>
);
