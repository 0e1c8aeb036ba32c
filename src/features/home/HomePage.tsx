import Container from 'react-bootstrap/Container';
import { homeTexts } from '../../content/homeTexts.ts';
import { customers, partners } from '../../content/logos.ts';
import { pages } from '../../content/pages.ts';
import { team } from '../../content/people/team.ts';
import { sampleLabels } from '../../content/sampleLabels.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { PersonPortrait } from '../../ui/PersonPortrait.tsx';
import { PracticeTiles } from '../../ui/PracticeTiles.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { ReportPicture } from '../../ui/ReportPicture.tsx';
import { SampleLabel } from '../../ui/SampleLabel.tsx';
import { Section } from '../../ui/Section.tsx';
import { LogoSlider } from '../../ui/logos/LogoSlider.tsx';
import { MapWithPlaces } from '../../ui/map/MapWithPlaces.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { Banner } from './Banner.tsx';
import * as styles from './HomePage.module.scss';

/** One person of each office, in the order of the shifts. */
const officeContacts = ['Hyderabad', 'London', 'Austin'].flatMap(
  (city) => team.find(({ place }) => place === city) ?? [],
);

/** Figures of the sample report, in the first screen, and a link to it. */
const Proof = () => {
  const { title, sample, link, figures } = homeTexts.proof;
  return (
    <section className={joinClasses('band-deep', styles.proof)} aria-label={title}>
      <Container className={styles.proofRow}>
        <p>
          <b>{title}</b> <SampleLabel>{sample}</SampleLabel>
        </p>
        <dl>
          {figures.map(({ figure, text }) => (
            <div key={text}>
              <dt>{figure}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <PageLink className="arrow-link" page="sampleDocuments" hash="monthly-report">
          {link}
          <Icon name="arrowRight" />
        </PageLink>
      </Container>
    </section>
  );
};

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

/** What to read before a first call. */
const Reading = () => (
  <ul className={joinClasses('link-rows', styles.reading)} aria-label={homeTexts.reading.title}>
    {homeTexts.reading.links.map(({ page, hash, label }) => (
      <li key={label}>
        <PageLink page={page} hash={hash}>
          {label} <Icon name="arrowRight" />
        </PageLink>
      </li>
    ))}
  </ul>
);

/** A contact in each office, and what to read before a call. */
const People = () => (
  <Section title={homeTexts.people.title} className={joinClasses(styles.quiet, styles.peopleBand)}>
    <p>{homeTexts.people.text}</p>
    <ul className={styles.people}>
      {officeContacts.map((person) => (
        <li key={person.id}>
          <PersonPortrait person={person} />
          <PageLink page="ourTeam" hash={person.id}>
            {person.name}
          </PageLink>
          <p>
            {person.designation}, {person.place}
          </p>
        </li>
      ))}
    </ul>
    <Reading />
  </Section>
);

/**
 * Results of three customers' work: the customer, the figure or sentence and its meaning, the situation before, and a
 * link to the case.
 */
const Results = () => (
  <Section
    title={homeTexts.resultsTitle}
    tone="tint"
    className={joinClasses(styles.quiet, styles.resultsSection)}
  >
    <p>
      {homeTexts.resultsLead} <SampleLabel>{sampleLabels.figures}</SampleLabel>
    </p>
    <ul className={styles.results}>
      {homeTexts.results.map(({ customer, meaning, before, now, page, ...result }) => (
        <li key={page}>
          <p>{customer}</p>
          {'figure' in result ? (
            <dl className="facts">
              <dt>{result.figure}</dt>
              <dd>{meaning}</dd>
            </dl>
          ) : (
            <dl className={joinClasses('facts', styles.sentence)}>
              <dt>
                <Icon name="checkCircle" /> {result.sentence}
              </dt>
              <dd>{meaning}</dd>
            </dl>
          )}
          <div>
            <p>
              <b>{homeTexts.before}</b> <span>{before}</span>
            </p>
            <p>
              <b>{homeTexts.now}</b> <span>{now}</span>
            </p>
          </div>
          <PageLink className="arrow-link" page={page}>
            {pages[page].title}
            <Icon name="arrowRight" />
          </PageLink>
        </li>
      ))}
    </ul>
  </Section>
);

/** The home page, in the specified order. The sample report and the closing band are additions. */
export const HomePage = ({ texts }: ViewProps<'home'>) => {
  const [, ...others] = texts.paragraphs;
  return (
    <>
      <Banner />
      <Proof />
      <Partner paragraphs={others} />
      <Section title={homeTexts.practices} className={styles.quiet}>
        <PracticeTiles />
      </Section>
      <ReportPicture />
      <Places />
      <Section className={joinClasses(styles.quiet, styles.logos)}>
        <LogoSlider
          title={homeTexts.customers.title}
          itemsName={homeTexts.customers.logos}
          logos={customers}
        />
        <LogoSlider title={homeTexts.partners.title} itemsName={homeTexts.partners.logos} logos={partners} />
        <SampleLabel>{sampleLabels.logos}</SampleLabel>
      </Section>
      <Results />
      <People />
      <ReachUs />
    </>
  );
};
