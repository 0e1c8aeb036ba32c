import Table from 'react-bootstrap/Table';
import { practices } from '../../content/practices.ts';
import { serviceLines } from '../../content/serviceLines.ts';
import { coverageLevels, serviceCoverage } from '../../content/services/serviceCoverage.ts';
import { serviceIcons } from '../../content/services/serviceIcons.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { ServiceIcon } from '../../ui/ServiceIcon.tsx';
import { PairedText } from '../../ui/PairedText.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './PracticeTable.module.scss';

const { coverage: texts } = servicesTexts;

/**
 * How far each managed service goes, one row each, in the specified order. A cell names its step, so that a row makes
 * sense without the header row. On wide screens it shows a tick instead.
 */
export const ServiceCoverage = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Section title={texts.title}>
    <p>{texts.intro}</p>
    <Table className={styles.table} data-practice="managed" data-rows="">
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          {coverageLevels.map((level) => (
            <th key={level} scope="col">
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {practices.managed.services.map((name) => (
          <tr key={name}>
            <th scope="row">
              <div>
                <ServiceIcon name={serviceIcons[name]} />
                <PageLink page={name} />
                <p>{serviceLines[name]}</p>
              </div>
            </th>
            {coverageLevels.map((level) => (
              <td key={level} data-level={level}>
                {serviceCoverage[name].includes(level) ? <b>{level}</b> : <span>{texts.no}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
    <PairedText paragraphs={paragraphs} />
  </Section>
);
