import { pages } from '../../content/pages.ts';
import { networkThree } from '../../content/services/networkThree.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { Section } from '../../ui/Section.tsx';

/** Explains the difference between the operations centre, network operation and the managed network. */
export const NetworkThree = () => (
  <Section title={networkThree.title}>
    <FactTable
      head={[...networkThree.head, ...networkThree.services.map((name) => pages[name].title)]}
      rows={networkThree.rows}
    />
  </Section>
);
