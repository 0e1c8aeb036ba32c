import { locationTexts } from '../../content/locations.ts';
import { toOfficeId } from '../../content/officeNames.ts';
import { listOfficeShifts } from '../../content/listOfficeShifts.ts';
import { sortByShift } from '../../content/shifts.ts';
import { site } from '../../content/site.ts';
import { type FactRow, FactTable } from '../../ui/FactTable.tsx';
import { MapWithPlaces } from '../../ui/map/MapWithPlaces.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';

/** Where we are: the map with every place, what each office does, and how far we travel. */
export const FootprintsPage = ({ name, texts }: ViewProps<'footprints'>) => {
  const [question, ...others] = texts.paragraphs;
  const shifts = listOfficeShifts();
  return (
    <>
      <PageHero name={name} title={texts.h1} lead={question} />
      <Section title={locationTexts.title} tone="deep">
        <MapWithPlaces list="below" />
      </Section>
      <Section id="offices" title={locationTexts.offices}>
        <FactTable
          head={locationTexts.officeFacts}
          rows={sortByShift(site.offices).map((office): FactRow => [
            office.city,
            office.role,
            String(office.people),
            shifts[site.offices.indexOf(office)],
            <PageLink key={office.city} page="contactUs" hash={toOfficeId(office)}>
              {locationTexts.address}
            </PageLink>,
          ])}
        />
      </Section>
      <Section className="split" title={locationTexts.reach} tone="tint">
        <Prose paragraphs={others} />
      </Section>
      <ReachUs callToAction="locations" />
    </>
  );
};
