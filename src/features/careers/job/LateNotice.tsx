import { closedTexts } from '../../../content/careersTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import * as styles from './JobPage.module.scss';

/** Shown if the job closes while its form is open, and still takes what was begun. It stays in view while typing. */
export const LateNotice = ({ until }: { until: string }) => {
  const hour = new Date(until).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={styles.late}>
      <Alert kind="warning" role="alert">
        <p>
          <strong>{closedTexts.title}</strong> {closedTexts.late(hour)}
        </p>
      </Alert>
    </div>
  );
};
