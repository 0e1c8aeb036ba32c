import { type PracticeKey, practices } from '../../content/practices.ts';
import { scenePath } from '../../content/scenes.ts';
import { serviceLines, type ServiceName } from '../../content/serviceLines.ts';
import { serviceSigns } from '../../content/services/serviceSigns.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ServiceIcon } from '../../ui/ServiceIcon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { ReportPicture } from '../../ui/ReportPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import { HandoverChart } from '../../ui/handover/HandoverChart.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { NetworkThree } from './NetworkThree.tsx';
import { PairedText } from '../../ui/PairedText.tsx';
import { ServiceLadder } from './ServiceLadder.tsx';
import { StaffingMatrix } from './StaffingMatrix.tsx';
import { WhichOne } from './WhichOne.tsx';
import * as styles from './PracticePage.module.scss';

/**
 * The practice's people and rooms at the bottom of its hero. Hidden from screen readers, because the text above says
 * the same.
 */
export const PracticeScene = ({ practice }: { practice: PracticeKey }) => (
  <>
    <svg className={styles.scene} aria-hidden="true">
      <use href={`${scenePath(practice)}#scene`} />
    </svg>
    <svg className={styles.narrowScene} aria-hidden="true">
      <use href={`${scenePath(practice)}#narrow`} />
    </svg>
  </>
);

interface ServiceLists {
  services: readonly ServiceName[];
  unlisted?: readonly ServiceName[];
}

/** All services of a practice, those outside the menu included, each with its line. */
const ServiceCards = ({ practice }: { practice: PracticeKey }) => {
  const { services, unlisted = [] }: ServiceLists = practices[practice];
  return (
    <Section title={servicesTexts.services} tone="tint">
      <ul className={styles.serviceGrid} data-practice={practice}>
        {[...services, ...unlisted].map((service) => (
          <li key={service}>
            <Card
              page={service}
              text={serviceLines[service]}
              icon={<ServiceIcon sign={serviceSigns[service]} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** One of the five practices with all of its services, and help to choose among them. */
export const PracticePage = ({ name, page, texts }: ViewProps<'practice'>) => {
  const [first, ...others] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={texts.shorttitle} practice={page.practice}>
        <div className={styles.situation}>
          <p>{first}</p>
          <div className={styles.situationLinks}>
            <PageLink className="arrow-link" page="howWeWork">
              {servicesTexts.terms}
              <Icon name="arrowRight" />
            </PageLink>
            {page.practice === 'managed' && (
              <PageLink className="arrow-link" page="sampleDocuments">
                {servicesTexts.samples}
                <Icon name="arrowRight" />
              </PageLink>
            )}
          </div>
        </div>
        <PracticeScene practice={page.practice} />
      </PageHero>
      <Section>
        <PairedText paragraphs={others}>
          {page.practice === 'managed' && <HandoverChart meaning={servicesTexts.handover} />}
        </PairedText>
      </Section>
      {page.practice === 'managed' ? <ServiceLadder /> : <ServiceCards practice={page.practice} />}
      {page.practice === 'managed' && <NetworkThree />}
      {page.practice === 'staffing' && <StaffingMatrix />}
      <WhichOne practice={page.practice} />
      {page.practice === 'managed' && <ReportPicture />}
      <ReachUs service={name} />
    </>
  );
};
