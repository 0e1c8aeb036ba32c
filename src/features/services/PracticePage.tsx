import { servicesTexts } from '../../content/servicesTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Relay } from '../../ui/relay/Relay.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { ServiceCards } from './ServiceCards.tsx';
import { WhichOne } from './WhichOne.tsx';
import * as styles from './PracticePage.module.scss';

/** One of the five practices with all of its services, and help to choose among them. */
export const PracticePage = ({ name, page, words }: ViewProps<'practice'>) => {
  const [first, ...others] = words.paragraphs;
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.shorttitle} practice={page.practice} />
      <Section>
        <div className={styles.practiceIntro}>
          <p>{first}</p>
          <div>
            {others.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <PageLink className="arrow-link" page="howWeWork">
              {servicesTexts.terms} <Icon name="arrowRight" />
            </PageLink>
          </div>
        </div>
        {page.practice === 'managed' && <Relay />}
      </Section>
      <ServiceCards practice={page.practice} />
      <WhichOne practice={page.practice} />
      <ReachUs service={name} />
    </>
  );
};
