import { pages } from '../../content/pages.ts';
import { networkThree } from '../../content/services/networkThree.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { Section } from '../../ui/Section.tsx';

/** What differs between the operations centre, network operation and the managed network, one service per row. */
export const NetworkComparison = () => (
  <Section title={networkThree.title}>
    <FactTable
      head={[servicesTexts.ladder.service, ...networkThree.rows.map(([what]) => what)]}
      rows={networkThree.services.map((name, index) => [
        pages[name].title,
        ...networkThree.rows.map((row) => row[index + 1]),
      ])}
    />
  </Section>
);
