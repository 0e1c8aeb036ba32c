import type { PracticeKey } from '../../content/practices.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { whichOne } from '../../content/whichOne.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './PracticeTable.module.scss';

/** From the reader's situation to the service that fits it. */
export const WhichOne = ({ practice }: { practice: PracticeKey }) => (
  <Section title={servicesTexts.whichOne}>
    <table className={styles.table} data-practice={practice} data-rows="">
      <thead>
        <tr>
          <th scope="col">{servicesTexts.situation}</th>
          <th scope="col">{servicesTexts.lookAt}</th>
        </tr>
      </thead>
      <tbody>
        {whichOne[practice].map(({ situation, service }) => (
          <tr key={service}>
            <td>{situation}</td>
            <td>
              <PageLink page={service} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
