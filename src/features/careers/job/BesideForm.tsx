import { FraudNote } from './FraudNote.tsx';
import { HiringStages } from './HiringStages.tsx';
import * as styles from './JobPage.module.scss';

/** What one asks while filling in the form: what becomes of it, and whom not to trust. */
export const BesideForm = () => (
  <div className={styles.besideForm}>
    <div className="prose text-parts mb-4">
      <HiringStages />
    </div>
    <FraudNote />
  </div>
);
