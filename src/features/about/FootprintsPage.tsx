import { locationTexts } from '../../content/locations.ts';
import { site } from '../../content/site.ts';
import { MapWithPlaces } from '../../ui/map/MapWithPlaces.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './FootprintsPage.module.scss';

/** Where we are: the map with every place, what each office does, and how far we travel. */
export const FootprintsPage = ({ name, words }: ViewProps<'footprints'>) => {
  const [question, ...others] = words.paragraphs;
  return (
    <>
      <PageHero name={name} title={words.h1} lead={question} />
      <Section title={locationTexts.title} tone="deep">
        <MapWithPlaces list="below" />
      </Section>
      <Section title={locationTexts.offices}>
        <dl className={styles.officeRoles}>
          {site.offices.map(({ city, country, role }) => (
            <div key={city}>
              <dt>
                {city} <span>{country}</span>
              </dt>
              <dd>{role}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section className="split" title={locationTexts.reach} tone="tint">
        <Prose paragraphs={others} />
      </Section>
      <ReachUs closing="locations" />
    </>
  );
};
