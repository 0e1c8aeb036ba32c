import { APPLY_ID, goToForm, jobWords } from './jobWords.ts';
import * as styles from './ApplyBar.module.scss';

/**
 * The way to the form at the foot of a phone's screen, from the first one on (JOB-6). It sticks within the part of the
 * page above the form, by styles alone: so it needs no script, and cannot lie over the form.
 */
export const ApplyBar = ({ jobId }: { jobId: number }) => (
  <div className={styles.applyBar}>
    <a href={`#${APPLY_ID}`} className="btn btn-primary w-100" onClick={goToForm}>
      {jobWords({ id: jobId }).applyLink}
    </a>
  </div>
);
