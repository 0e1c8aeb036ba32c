import { pages } from '../../content/pages.ts';
import { networkComparison } from '../../content/services/networkComparison.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { Section } from '../../ui/Section.tsx';

/** What differs between the operations centre, network operation and the managed network, one service per row. */
export const NetworkComparison = () => (
  <Section id={networkComparison.id} title={networkComparison.title}>
    <FactTable
      head={[servicesTexts.coverage.service, ...networkComparison.rows.map(([property]) => property)]}
      rows={networkComparison.services.map((name, index) => [
        pages[name].title,
        ...networkComparison.rows.map((row) => row[index + 1]),
      ])}
    />
  </Section>
);
