import { type Page, pages } from '../../content/pages.ts';
import { teamMembers } from '../../content/people/teamMembers.ts';
import { practicePrices, servicePrices } from '../../content/practicePrices.ts';
import { type Practice, type PracticeKey, practices } from '../../content/practices.ts';
import type { ServiceName } from '../../content/serviceLines.ts';
import type { ServiceFacts } from '../../content/services/serviceFacts.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './ServiceAside.module.scss';

/** The next service to consider and why, in the colour of its practice. */
const NextService = ({ next: { service, why } }: { next: ServiceFacts['next'] }) => {
  const page: Page = pages[service];
  return (
    <div className="aside-panel" data-practice={page.kind === 'service' ? page.practice : undefined}>
      <h2>{servicesTexts.next}</h2>
      <p>{why}</p>
      <PageLink className="arrow-link" page={service}>
        {page.title}
        <Icon name="arrowRight" />
      </PageLink>
    </div>
  );
};

interface ServiceAsideProps {
  name: ServiceName;
  practice: PracticeKey;
  next: ServiceFacts['next'];
}

/** Whom to ask about a service. */
const PersonToAsk = ({ name, practice }: Pick<ServiceAsideProps, 'name' | 'practice'>) => {
  const person =
    teamMembers.find(({ services }) => services?.includes(name)) ??
    teamMembers.find((member) => member.practice === practice);
  if (!person) return null;
  return (
    <>
      <h2>{servicesTexts.ask}</h2>
      <p>
        <PageLink page="ourTeam" hash={person.id}>
          {person.name}
        </PageLink>
        {`, ${person.designation}`}
      </p>
    </>
  );
};

/**
 * Related information: the service that may follow, the other services of the practice, a person to ask, and the price.
 */
export const ServiceAside = ({ name, practice, next }: ServiceAsideProps) => {
  const { page: practicePage, services, unlisted = [] }: Practice = practices[practice];
  const siblings = [...services, ...unlisted].filter((service) => service !== name);
  return (
    <div className={styles.serviceAside} data-practice={practice}>
      <NextService next={next} />
      <nav className="aside-panel" aria-labelledby="siblings">
        <h2 id="siblings">{servicesTexts.siblings}</h2>
        <ul className="plain-links">
          {siblings.map((service) => (
            <li key={service}>
              <PageLink page={service} />
            </li>
          ))}
          <li>
            <PageLink page={practicePage}>{`${servicesTexts.allOf} ${pages[practicePage].title}`}</PageLink>
          </li>
        </ul>
      </nav>
      <div className="aside-panel">
        <PersonToAsk name={name} practice={practice} />
        <h2>{servicesTexts.price}</h2>
        <p>{servicePrices[name] ?? practicePrices[practice][0]}.</p>
        <PageLink className="arrow-link" page="howWeWork">
          {servicesTexts.terms}
          <Icon name="arrowRight" />
        </PageLink>
      </div>
    </div>
  );
};
