import { type PracticeKey, practices } from '../../content/practices.ts';
import { scenePath } from '../../content/scenes.ts';
import { serviceLines, type ServiceName } from '../../content/serviceLines.ts';
import { serviceIcons } from '../../content/services/serviceIcons.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ServiceIcon } from '../../ui/ServiceIcon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { ReportPicture } from '../../ui/ReportPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { NetworkComparison } from './NetworkComparison.tsx';
import { PairedText } from '../../ui/PairedText.tsx';
import { WideScene } from '../../ui/WideScene.tsx';
import { ServiceCoverage } from './ServiceCoverage.tsx';
import { StaffingMatrix } from './StaffingMatrix.tsx';
import { WHICH_ONE_ID, WhichOne } from './WhichOne.tsx';
import * as styles from './PracticePage.module.scss';

interface ServiceLists {
  services: readonly ServiceName[];
  unlisted?: readonly ServiceName[];
}

interface ServiceCardsProps {
  practice: PracticeKey;
  paragraphs: readonly string[];
}

/** All services of a practice, also those outside the menu. */
const ServiceCards = ({ practice, paragraphs }: ServiceCardsProps) => {
  const { services, unlisted = [] }: ServiceLists = practices[practice];
  const allServices = [...services, ...unlisted];
  return (
    <Section title={servicesTexts.services} tone="tint">
      <ul className="tile-grid" data-practice={practice}>
        {allServices.map((service) => (
          <li key={service}>
            <Card
              page={service}
              text={serviceLines[service]}
              icon={<ServiceIcon name={serviceIcons[service]} />}
            />
          </li>
        ))}
      </ul>
      <PairedText paragraphs={paragraphs} />
    </Section>
  );
};

/** One of the five practices with all of its services, and help to choose among them. */
export const PracticePage = ({ name, page, texts }: ViewProps<'practice'>) => {
  const [first, ...others] = texts.paragraphs;
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={texts.shorttitle && `${texts.shorttitle}.`}
        practice={page.practice}
      >
        <p className={styles.situation}>{first}</p>
        <div className={styles.situationLinks}>
          <PageLink className="btn btn-primary" page={practices[page.practice].page} hash={WHICH_ONE_ID}>
            {servicesTexts.whichOne}
          </PageLink>
          <PageLink className="arrow-link" page="howWeWork">
            {servicesTexts.terms}
            <Icon name="arrowRight" />
          </PageLink>
        </div>
        <WideScene sprite={scenePath(page.practice)} />
      </PageHero>
      {page.practice === 'managed' ? (
        <>
          <ServiceCoverage paragraphs={others} />
          <NetworkComparison />
        </>
      ) : (
        <ServiceCards practice={page.practice} paragraphs={others} />
      )}
      {page.practice === 'staffing' && <StaffingMatrix />}
      <WhichOne practice={page.practice} />
      {page.practice === 'managed' && <ReportPicture />}
      <ReachUs service={name} />
    </>
  );
};
