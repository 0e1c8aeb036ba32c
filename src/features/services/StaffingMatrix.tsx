import Table from 'react-bootstrap/Table';
import { serviceMatrix } from '../../content/services/serviceMatrix.ts';
import type { ServiceName } from '../../content/serviceLines.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './PracticeTable.module.scss';

const { matrix: texts } = servicesTexts;

const Cell = ({ services }: { services: readonly ServiceName[] }) => (
  <td>
    {services.length === 0 && texts.none}
    {services.map((name) => (
      <div key={name}>
        <PageLink page={name} />
      </div>
    ))}
  </td>
);

/** The four ways of getting a person, by employer and by who directs the work. */
export const StaffingMatrix = () => (
  <Section title={texts.title}>
    <Table className={styles.table} data-matrix data-practice="staffing">
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.youDirect}</th>
          <th scope="col">{texts.weDirect}</th>
        </tr>
      </thead>
      <tbody>
        {serviceMatrix.map(({ employer, youDirect, weDirect }) => (
          <tr key={employer}>
            <th scope="row">{employer}</th>
            <Cell services={youDirect} />
            <Cell services={weDirect} />
          </tr>
        ))}
      </tbody>
    </Table>
  </Section>
);
