import Table from 'react-bootstrap/Table';
import { serviceLines } from '../../content/serviceLines.ts';
import { rungs, serviceLadder } from '../../content/services/serviceLadder.ts';
import { serviceIcons } from '../../content/services/serviceIcons.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { ServiceIcon } from '../../ui/ServiceIcon.tsx';
import { PairedText } from '../../ui/PairedText.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './PracticeTable.module.scss';

const { ladder: texts } = servicesTexts;

const names = Object.keys(serviceLadder) as (keyof typeof serviceLadder)[];

/**
 * How far each managed service goes, one row each. A cell names its step, so that a row makes sense without the header
 * row. On wide screens it shows a tick instead.
 */
export const ServiceLadder = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Section title={texts.title}>
    <PairedText paragraphs={paragraphs} />
    <p className="mt-4">{texts.intro}</p>
    <Table className={styles.table} data-practice="managed" data-rows="">
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          {rungs.map((rung) => (
            <th key={rung} scope="col">
              {rung}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <div>
                <ServiceIcon name={serviceIcons[name]} />
                <PageLink page={name} />
                <p>{serviceLines[name]}</p>
              </div>
            </th>
            {rungs.map((rung) => (
              <td key={rung} data-rung={rung}>
                {serviceLadder[name].includes(rung) ? <b>{rung}</b> : <span>{texts.no}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Section>
);
