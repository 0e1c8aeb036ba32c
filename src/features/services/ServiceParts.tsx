import { Fragment } from 'react';
import { nearestServices } from '../../content/nearestServices.ts';
import { pages } from '../../content/pages.ts';
import type { PracticeKey } from '../../content/practices.ts';
import type { ServiceName } from '../../content/serviceLines.ts';
import { networkComparison } from '../../content/services/networkComparison.ts';
import type { ServiceFacts } from '../../content/services/serviceFacts.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import type { ServiceTexts } from '../../content/pageTexts.ts';
import { splitSentences } from '../../lib/splitSentences.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TickList } from '../../ui/TickList.tsx';
import * as styles from './ServiceParts.module.scss';

/** What an order includes, beside what it does not. */
const ServiceScope = ({ facts }: { facts: ServiceFacts }) => (
  <>
    <section data-part="included">
      <h2>{servicesTexts.included}</h2>
      <TickList items={facts.included} />
    </section>
    <section data-part="excluded">
      <h2>{servicesTexts.excluded}</h2>
      <TickList items={facts.excluded} marker="cross" />
    </section>
  </>
);

type Part = keyof typeof servicesTexts.sections;

const parts = Object.keys(servicesTexts.sections) as Part[];

/** Steps are a numbered list, deliverables a checklist. Other parts are paragraphs. */
const PartBody = ({ part, text }: { part: Part | undefined; text: string }) => {
  if (part === 'work')
    return (
      <ol className={styles.steps}>
        {splitSentences(text).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  if (part === 'deliverables') return <TickList items={splitSentences(text)} />;
  return <p>{text}</p>;
};

/** The services that watch a network are compared on the page of managed services. */
const networkServices: readonly ServiceName[] = networkComparison.services;

/** Links to the nearest service, or to a table with both. */
const Comparison = ({ name }: { name: ServiceName }) => (
  <>
    <PageLink className="arrow-link" page={nearestServices[name]}>
      {pages[nearestServices[name]].title}
      <Icon name="arrowRight" />
    </PageLink>
    {networkServices.includes(name) && (
      <PageLink className="arrow-link" page="managedServices" hash={networkComparison.id}>
        {networkComparison.title}
        <Icon name="arrowRight" />
      </PageLink>
    )}
  </>
);

interface ServicePartsProps {
  name: ServiceName;
  practice: PracticeKey;
  texts: ServiceTexts;
}

/**
 * A service's paragraphs, each under a heading that is the reader's question. What is included and what is not comes
 * after the deliverables.
 */
export const ServiceParts = ({ name, practice, texts }: ServicePartsProps) => (
  <div className={styles.serviceParts} data-practice={practice}>
    {texts.paragraphs.map((text, index) => {
      const part = parts[index];
      return (
        <Fragment key={text}>
          <section>
            {part && <h2>{servicesTexts.sections[part]}</h2>}
            <PartBody part={part} text={text} />
            {part === 'comparison' && <Comparison name={name} />}
          </section>
          {part === 'deliverables' && <ServiceScope facts={texts.facts} />}
        </Fragment>
      );
    })}
  </div>
);
