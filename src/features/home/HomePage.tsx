import { homeTexts } from '../../content/homeTexts.ts';
import { customers, partners } from '../../content/logos.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PracticeTiles } from '../../ui/PracticeTiles.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { ReportPicture } from '../../ui/ReportPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import { LogoSlider } from '../../ui/logos/LogoSlider.tsx';
import { MapWithPlaces } from '../../ui/map/MapWithPlaces.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { Banner } from './Banner.tsx';
import * as styles from './HomePage.module.scss';

/** The company's description, with its figures. */
const Partner = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Section title={homeTexts.partner} tone="tint">
    <div className="two-columns statement">
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <PageLink className="arrow-link" page="clientExperience">
          {homeTexts.clients}
          <Icon name="arrowRight" />
        </PageLink>
      </div>
      <dl className="facts">
        {homeTexts.facts.map(({ figure, text }) => (
          <div className="fact" key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Section>
);

/** Offices and delivery locations, on the map and by name. */
const Places = () => (
  <Section title={homeTexts.places} tone="deep">
    <MapWithPlaces list="beside">
      <PageLink className="arrow-link" page="ourFootPrints">
        {homeTexts.footprints}
        <Icon name="arrowRight" />
      </PageLink>
    </MapWithPlaces>
  </Section>
);

/** The specified six parts in their order, then the monthly report and the closing band. */
export const HomePage = ({ texts }: ViewProps<'home'>) => {
  const [, ...others] = texts.paragraphs;
  return (
    <>
      <Banner />
      <Partner paragraphs={others} />
      <Section title={homeTexts.practices} className={styles.quiet}>
        <PracticeTiles />
      </Section>
      <Places />
      <Section className={joinClasses(styles.quiet, styles.logos)}>
        <LogoSlider
          title={homeTexts.customers.title}
          itemsName={homeTexts.customers.logos}
          logos={customers}
        />
        <LogoSlider title={homeTexts.partners.title} itemsName={homeTexts.partners.logos} logos={partners} />
      </Section>
      <ReportPicture />
      <ReachUs />
    </>
  );
};
