import { type FixedBy, incidentSteps, incidentTexts } from '../../content/incident.ts';
import type { PageName } from '../../content/paths.ts';
import type { ServiceName } from '../../content/serviceLines.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NodeLine } from '../../ui/NodeLine.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { NetworkComparison } from './NetworkComparison.tsx';
import { ServiceAside } from './ServiceAside.tsx';
import { ServiceFlow } from './ServiceFlow.tsx';
import { ServiceParts } from './ServiceParts.tsx';

/** An example of a night incident, on the pages that sell night cover. */
const ExampleIncident = ({ fixedBy }: { fixedBy: FixedBy }) => (
  <Section title={incidentTexts.title} tone="tint">
    <p className="sample-label">{incidentTexts.exampleLabel}</p>
    <NodeLine steps={incidentSteps(fixedBy)} />
    {fixedBy === 'us' && (
      <PageLink className="arrow-link mt-4" page="sampleDocuments" hash="handover-note">
        {incidentTexts.note}
        <Icon name="arrowRight" />
      </PageLink>
    )}
  </Section>
);

/** Who fixes an incident at night, on the pages of services with night cover. */
const nightFixers: Partial<Readonly<Record<PageName, FixedBy>>> = {
  networkOperation: 'us',
  networkOperationsCenter: 'customer',
  managedNetwork: 'us',
};

/** One service: its diagram, its five parts, then related services. */
export const ServicePage = ({ name, page, texts }: ViewProps<'service'>) => {
  // Only pages of this kind use this view, and `npm run check:content` requires a line for each.
  const service = name as ServiceName;
  const fixedBy = nightFixers[name];
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
      {fixedBy && <NetworkComparison />}
      {fixedBy && <ExampleIncident fixedBy={fixedBy} />}
      <Section tone={fixedBy ? 'plain' : 'tint'}>
        <ServiceAside name={service} practice={page.practice} next={texts.facts.next} />
      </Section>
      <ReachUs service={name} />
    </>
  );
};
