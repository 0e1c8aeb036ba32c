import { nearestServices } from '../../content/nearestServices.ts';
import { pages, type Page } from '../../content/pages.ts';
import { serviceLines, type ServiceName } from '../../content/serviceLines.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { Card } from '../../ui/Card.tsx';
import * as styles from './NearestService.module.scss';

/** The service that this one is most easily mistaken for, in the colour of its own practice. */
export const NearestService = ({ name }: { name: ServiceName }) => {
  const nearest = nearestServices[name];
  const page: Page = pages[nearest];
  return (
    <div className={styles.nearest} data-practice={page.kind === 'service' ? page.practice : undefined}>
      <h2>{servicesTexts.compare}</h2>
      <Card page={nearest} text={serviceLines[nearest]} />
    </div>
  );
};
