import { evidenceTexts } from '../../content/evidence.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import * as styles from './EvidencePage.module.scss';

/** How old the answers are, and the way to have them on paper. */
export const ForYourFile = ({ day }: { day: string }) => (
  <div className={styles.forYourFile}>
    <PrintButton>{evidenceTexts.print}</PrintButton>
    <p>
      {evidenceTexts.reviewed} <time dateTime={day}>{formatDay(day)}</time>
    </p>
  </div>
);
