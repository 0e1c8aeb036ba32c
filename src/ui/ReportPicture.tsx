import { reportPicture, reportSprite } from '../content/documents/reportPicture.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import * as styles from './ReportPicture.module.scss';
import { Section } from './Section.tsx';

/** The first page of the sample report as a customer receives it. Phones show its upper part. */
export const ReportPicture = () => {
  const { title, text, alt, link } = reportPicture;
  return (
    <Section title={title} tone="tint" className={styles.report}>
      <div className={styles.text}>
        <p>{text}</p>
        <PageLink className="arrow-link" page="sampleDocuments" hash="monthly-report">
          {link}
          <Icon name="arrowRight" />
        </PageLink>
      </div>
      <svg className={styles.picture} role="img">
        <title>{alt}</title>
        <use className={styles.page} href={`${reportSprite}#page`} />
        <use className={styles.narrow} href={`${reportSprite}#narrow`} />
      </svg>
    </Section>
  );
};
