import { draftTexts } from '../../../content/draftTexts.ts';
import { useHasDraft } from '../../../ui/draft/useHasDraft.ts';
import { APPLY_ID, goToForm } from './applyAnchor.ts';
import { getJobTexts } from './getJobTexts.ts';
import * as styles from './ApplyBar.module.scss';

/**
 * The link to the form at the bottom of a phone's screen. It is sticky within the part of the page above the form, by
 * CSS alone, so it needs no script and cannot cover the form.
 */
export const ApplyBar = ({ jobId }: { jobId: number }) => (
  <div className={styles.applyBar}>
    <a href={`#${APPLY_ID}`} className="btn btn-primary w-100" onClick={goToForm}>
      {useHasDraft(jobId) ? draftTexts.continue : getJobTexts({ id: jobId }).applyLink}
    </a>
  </div>
);
