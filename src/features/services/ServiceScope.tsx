import type { ServiceFacts } from '../../content/services/serviceFacts.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { TickList } from '../../ui/TickList.tsx';

/** What an order covers, beside what it does not. */
export const ServiceScope = ({ facts }: { facts: ServiceFacts }) => (
  <>
    <section data-part="included">
      <h2>{servicesTexts.included}</h2>
      <TickList items={facts.included} />
    </section>
    <section data-part="excluded">
      <h2>{servicesTexts.excluded}</h2>
      <TickList items={facts.excluded} sign="cross" />
    </section>
  </>
);
