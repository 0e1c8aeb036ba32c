import { shareTexts } from '../../../content/jobPageTexts.ts';
import { closingDatePath, openingPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { CopyLink } from './CopyLink.tsx';
import * as styles from './ShareRow.module.scss';

const mailTo = ({ id, job_title, company_name }: OpeningDetail): string => {
  const url = `${buildSettings.siteUrl || site.url}${openingPath(id)}`;
  const subject = encodeURIComponent(shareTexts.mailSubject(job_title, company_name));
  return `mailto:?subject=${subject}&body=${encodeURIComponent(shareTexts.mailBody(job_title, url))}`;
};

/** What one does with an opening beside applying: keep it, or give it to somebody else (JOB-7). */
export const ShareRow = ({ opening }: { opening: OpeningDetail }) => {
  const { id, closing_date } = opening;
  return (
    <section aria-label={shareTexts.title} className={styles.shareRow}>
      <CopyLink path={openingPath(id)} />
      <a className="btn btn-quiet" href={mailTo(opening)}>
        {shareTexts.mail}
      </a>
      {/* Another host's openings are not in our database, from which the file is made. */}
      {closing_date && buildSettings.careersHost === '' && (
        <a className="btn btn-quiet" href={closingDatePath(id)} download>
          {shareTexts.calendar}
        </a>
      )}
    </section>
  );
};
