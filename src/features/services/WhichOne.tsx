import Form from 'react-bootstrap/Form';
import { paths } from '../../content/paths.ts';
import { pages } from '../../content/pages.ts';
import type { PracticeKey } from '../../content/practices.ts';
import { serviceLines } from '../../content/serviceLines.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { whichOne } from '../../content/whichOne.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSituations, situationToggled } from '../../store/servicesSlice.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { recommendServices } from './recommendServices.ts';
import * as styles from './WhichOne.module.scss';

const SuggestedServices = ({ services, reasons }: ReturnType<typeof recommendServices>) => (
  <>
    <h3>{servicesTexts.fits(services.length)}</h3>
    {reasons.map((reason) => (
      <p key={reason}>{reason}</p>
    ))}
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
  const checked = useAppSelector(selectSituations);
  return (
    <Section title={servicesTexts.whichOne} id={WHICH_ONE_ID}>
      <p className="needs-js">{servicesTexts.whichOneHint}</p>
      <div className={styles.whichOne} data-practice={practice}>
        <fieldset className={styles.situationSet}>
          <legend className="visually-hidden">{servicesTexts.whichOne}</legend>
          <ul className={styles.situations}>
            {whichOne[practice].map(({ situation, service }) => (
              <li key={service} data-fits={checked.includes(service) || undefined}>
                <Form.Check.Input
                  id={`fits-${service}`}
                  className="needs-js"
                  checked={checked.includes(service)}
                  onChange={() => dispatch(situationToggled(service))}
                />
                <label htmlFor={`fits-${service}`}>{situation}</label>
                <b className="without-js">{pages[service].title}</b>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className={styles.suggestions} role="status">
          {checked.length === 0 ? (
            <p className="needs-js">
              {`${servicesTexts.nothingTicked} `}
              <PageLink page="contactUs">{servicesTexts.describe}</PageLink>.
            </p>
          ) : (
            <SuggestedServices {...recommendServices(checked)} />
          )}
        </div>
      </div>
    </Section>
  );
};
