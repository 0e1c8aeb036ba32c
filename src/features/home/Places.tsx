import { homeTexts } from '../../content/homeTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MapWithPlaces } from '../../ui/map/MapWithPlaces.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';

/** Offices and delivery locations, on the map and by name. */
export const Places = () => (
  <Section title={homeTexts.places} tone="deep">
    <MapWithPlaces list="beside">
      <PageLink className="arrow-link" page="ourFootPrints">
        {homeTexts.footprints} <Icon name="arrowRight" />
      </PageLink>
    </MapWithPlaces>
  </Section>
);
