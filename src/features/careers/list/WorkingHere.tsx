import { workingHere } from '../../../content/workingHere.ts';
import { NodeLine } from '../../../ui/NodeLine.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TickList } from '../../../ui/TickList.tsx';

const { shift, offer, hiring } = workingHere;

/** A shift, what is offered, and how hiring goes (docs/requirements.md, WORD-5). */
export const WorkingHere = () => (
  <>
    <Section title={shift.title} tone="tint">
      <p>{shift.text}</p>
      <NodeLine stops={shift.stops} />
    </Section>
    <Section title={offer.title}>
      <TickList items={offer.items} isWide />
    </Section>
    <Section title={hiring.title} tone="tint">
      <NodeLine stops={hiring.stops} />
      <p className="section-intro mt-4 mb-0">{hiring.text}</p>
    </Section>
  </>
);
