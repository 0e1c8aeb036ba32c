import { practices, type PracticeKey } from '../../content/practices.ts';
import { serviceLines, type ServiceName } from '../../content/serviceLines.ts';
import { serviceSigns } from '../../content/services/serviceSigns.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { Card } from '../../ui/Card.tsx';
import { LineSignIcon } from '../../ui/LineSignIcon.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './ServiceCards.module.scss';

interface ServiceLists {
  services: readonly ServiceName[];
  unlisted?: readonly ServiceName[];
}

/** All services of a practice, those outside the menu included, each with its line. */
export const ServiceCards = ({ practice }: { practice: PracticeKey }) => {
  const { services, unlisted = [] }: ServiceLists = practices[practice];
  return (
    <Section title={servicesTexts.services} tone="tint">
      <ul className={styles.serviceGrid} data-practice={practice}>
        {[...services, ...unlisted].map((service) => (
          <li key={service}>
            <Card
              page={service}
              text={serviceLines[service]}
              mark={<LineSignIcon sign={serviceSigns[service]} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
