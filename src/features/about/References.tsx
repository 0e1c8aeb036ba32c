import { references } from '../../content/references.ts';
import { FactTable } from '../../ui/FactTable.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './References.module.scss';

/** Which customers can be asked for, and how (docs/requirements.md, TRUST-3). */
export const References = () => (
  <Section id={references.id} title={references.title}>
    <p className={styles.text}>{references.text}</p>
    <div className={styles.references}>
      <FactTable
        head={references.head}
        rows={references.rows.map(([customer, about, study]) => [
          customer,
          about,
          <PageLink key={study} page={study} />,
        ])}
      />
    </div>
  </Section>
);
