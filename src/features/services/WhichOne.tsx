import Form from 'react-bootstrap/Form';
import { paths } from '../../content/paths.ts';
import { pages } from '../../content/pages.ts';
import type { PracticeKey } from '../../content/practices.ts';
import { serviceLines, type ServiceName } from '../../content/serviceLines.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { whichOne } from '../../content/whichOne.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSituations, situationToggled } from '../../store/servicesSlice.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './WhichOne.module.scss';

const SuggestedServices = ({ services }: { services: readonly ServiceName[] }) => (
  <>
    <h3>{servicesTexts.fits(services.length)}</h3>
    <ul>
      {services.map((service) => (
        <li key={service}>
          <PageLink page={service} />
          <p>{serviceLines[service]}</p>
        </li>
      ))}
    </ul>
    <PageLink
      className="btn btn-primary"
      page="contactUs"
      query={`service=${paths[services[0] ?? 'ourServices'].slice(1)}`}
    >
      {servicesTexts.askAbout(services.length)}
    </PageLink>
  </>
);

export const WHICH_ONE_ID = 'which-one';

/** Lists the services that fit the checked situations. Without JavaScript, each situation names its service. */
export const WhichOne = ({ practice }: { practice: PracticeKey }) => {
  const dispatch = useAppDispatch();
  const suggestions = useAppSelector(selectSituations);
  return (
    <Section title={servicesTexts.whichOne} id={WHICH_ONE_ID}>
      <p className="needs-js">{servicesTexts.whichOneHint}</p>
      <div className={styles.whichOne} data-practice={practice}>
        <ul className={styles.situations}>
          {whichOne[practice].map(({ situation, service }) => (
            <li key={service} data-fits={suggestions.includes(service) || undefined}>
              <Form.Check.Input
                id={`fits-${service}`}
                className="needs-js"
                checked={suggestions.includes(service)}
                onChange={() => dispatch(situationToggled(service))}
              />
              <label htmlFor={`fits-${service}`}>{situation}</label>
              <b className="without-js">{pages[service].title}</b>
            </li>
          ))}
        </ul>
        <div className={styles.suggestions} role="status">
          {suggestions.length === 0 ? (
            <p className="needs-js">
              {servicesTexts.nothingTicked} <PageLink page="contactUs">{servicesTexts.describe}</PageLink>.
            </p>
          ) : (
            <SuggestedServices services={suggestions} />
          )}
        </div>
      </div>
    </Section>
  );
};
