import { incidentTexts } from '../../content/incident.ts';
import type { ServiceName } from '../../content/serviceLines.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { IncidentPanel } from './IncidentPanel.tsx';
import { ServiceAside } from './ServiceAside.tsx';
import { ServiceFlow } from './ServiceFlow.tsx';
import { ServiceParts } from './ServiceParts.tsx';

/** A night incident minute by minute, on the page of the service that fixes it. */
const ExampleIncident = () => (
  <Section id={incidentTexts.id} title={incidentTexts.title} tone="tint">
    <p>{incidentTexts.intro}</p>
    <IncidentPanel />
    <PageLink className="arrow-link mt-4" page="sampleDocuments" hash="handover-note">
      {incidentTexts.note}
      <Icon name="arrowRight" />
    </PageLink>
  </Section>
);

/** One service: its diagram, its five parts, then related services. */
export const ServicePage = ({ name, page, texts }: ViewProps<'service'>) => {
  // Only pages of this kind use this view, and `npm run check:content` requires a line for each.
  const service = name as ServiceName;
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={texts.shorttitle && `${texts.shorttitle}.`}
        practice={page.practice}
      >
        <ServiceFlow name={service} flow={texts.facts.flow} />
      </PageHero>
      <Section>
        <ServiceParts name={service} practice={page.practice} texts={texts} />
      </Section>
      {name === 'networkOperation' && <ExampleIncident />}
      <Section tone={name === 'networkOperation' ? 'plain' : 'tint'}>
        <ServiceAside name={service} practice={page.practice} next={texts.facts.next} />
      </Section>
      <ReachUs service={name} />
    </>
  );
};
