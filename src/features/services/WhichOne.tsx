import Form from 'react-bootstrap/Form';
import Table from 'react-bootstrap/Table';
import { paths } from '../../content/paths.ts';
import type { PracticeKey } from '../../content/practices.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { whichOne } from '../../content/whichOne.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectAnswers, situationToggled } from '../../store/servicesSlice.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './PracticeTable.module.scss';

/** From the reader's situation to the service that fits it. Ticks gather the services; without a script it is a table. */
export const WhichOne = ({ practice }: { practice: PracticeKey }) => {
  const dispatch = useAppDispatch();
  const answers = useAppSelector(selectAnswers);
  return (
    <Section title={servicesTexts.whichOne}>
      <p className="needs-js">{servicesTexts.whichOneHint}</p>
      <Table className={styles.table} data-practice={practice} data-rows="">
        <thead>
          <tr>
            <th scope="col">{servicesTexts.situation}</th>
            <th scope="col">{servicesTexts.lookAt}</th>
          </tr>
        </thead>
        <tbody>
          {whichOne[practice].map(({ situation, service }) => (
            <tr key={service} data-fits={answers.includes(service) || undefined}>
              <td>
                <Form.Check.Input
                  id={`fits-${service}`}
                  className="needs-js me-2"
                  checked={answers.includes(service)}
                  onChange={() => dispatch(situationToggled(service))}
                />
                <label htmlFor={`fits-${service}`}>{situation}</label>
              </td>
              <td>
                <PageLink page={service} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.answers} role="status">
        {answers.length === 0 ? (
          <p className="needs-js">{servicesTexts.nothingTicked}</p>
        ) : (
          <>
            <p>{servicesTexts.fits(answers.length)}</p>
            <ul>
              {answers.map((service) => (
                <li key={service}>
                  <PageLink page={service} />
                </li>
              ))}
            </ul>
            <PageLink
              className="btn btn-primary"
              page="contactUs"
              query={`service=${paths[answers[0] ?? 'ourServices'].slice(1)}`}
            >
              {servicesTexts.askAbout}
            </PageLink>
          </>
        )}
      </div>
    </Section>
  );
};
