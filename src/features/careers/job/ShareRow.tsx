import { useId, useState } from 'react';
import { shareTexts } from '../../../content/jobPageTexts.ts';
import { closingDatePath, openingPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import * as styles from './ShareRow.module.scss';

type Outcome = 'none' | 'copied' | 'manual';

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/**
 * Copies the URL of `path` to the clipboard. Browsers have no clipboard on plain HTTP, and may refuse it elsewhere. The
 * URL is then shown as selected text, to be copied by hand.
 */
export const CopyLink = ({ path }: { path: string }) => {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const fieldId = useId();
  const copy = async () => {
    // The type of `clipboard` says that it always exists.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    setOutcome('none');
    const isCopied = await clipboard?.writeText(location.origin + path).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'manual');
  };
  return (
    <>
      <button type="button" className="btn btn-quiet needs-js" onClick={() => void copy()}>
        {shareTexts.copy}
      </button>
      <div role="status" className={outcome === 'none' ? 'visually-hidden' : 'w-100'}>
        {outcome === 'copied' && shareTexts.copied}
        {outcome === 'manual' && shareTexts.manual}
      </div>
      {outcome === 'manual' && (
        <div className="w-100">
          <label htmlFor={fieldId} className="form-label">
            {shareTexts.link}
          </label>
          <input
            ref={selectAll}
            id={fieldId}
            className="form-control"
            readOnly
            defaultValue={location.origin + path}
          />
        </div>
      )}
    </>
  );
};

const mailTo = ({ id, job_title, company_name }: OpeningDetail): string => {
  const url = `${buildSettings.siteUrl || site.url}${openingPath(id)}`;
  const subject = encodeURIComponent(shareTexts.mailSubject(job_title, company_name));
  return `mailto:?subject=${subject}&body=${encodeURIComponent(shareTexts.mailBody(job_title, url))}`;
};

/** Saving and sharing an opening. */
export const ShareRow = ({ opening }: { opening: OpeningDetail }) => {
  const { id, closing_date } = opening;
  return (
    <section aria-label={shareTexts.title} className={styles.shareRow}>
      <CopyLink path={openingPath(id)} />
      <a className="btn btn-quiet" href={mailTo(opening)}>
        {shareTexts.mail}
      </a>
      {/* The calendar file is generated from our own database, which does not have another host's openings. */}
      {closing_date && buildSettings.careersHost === '' && (
        <a className="btn btn-quiet" href={closingDatePath(id)} download>
          {shareTexts.calendar}
        </a>
      )}
    </section>
  );
};
