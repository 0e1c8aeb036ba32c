import { servicesTexts } from '../../content/servicesTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Relay } from '../../ui/relay/Relay.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { PairedText } from './PairedText.tsx';
import { PracticeScene } from './PracticeScene.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { ServiceLadder } from './ServiceLadder.tsx';
import { StaffingMatrix } from './StaffingMatrix.tsx';
import { WhichOne } from './WhichOne.tsx';
import * as styles from './PracticePage.module.scss';

/** One of the five practices with all of its services, and help to choose among them. */
export const PracticePage = ({ name, page, words }: ViewProps<'practice'>) => {
  const [first, ...others] = words.paragraphs;
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.shorttitle} practice={page.practice}>
        <div className={styles.situation}>
          <p>{first}</p>
          <PageLink className="arrow-link" page="howWeWork">
            {servicesTexts.terms} <Icon name="arrowRight" />
          </PageLink>
          {page.practice === 'managed' && (
            <PageLink className="arrow-link" page="sampleDocuments">
              {servicesTexts.samples} <Icon name="arrowRight" />
            </PageLink>
          )}
        </div>
        <PracticeScene practice={page.practice} />
      </PageHead>
      <Section>
        <PairedText paragraphs={others}>
          {page.practice === 'managed' && <Relay meaning={servicesTexts.relay} />}
        </PairedText>
      </Section>
      <ServiceCards practice={page.practice} />
      {page.practice === 'managed' && <ServiceLadder />}
      {page.practice === 'staffing' && <StaffingMatrix />}
      <WhichOne practice={page.practice} />
      <ReachUs service={name} />
    </>
  );
};
