import { logoSprite } from '../../content/logos.ts';
import * as styles from './Wordmark.module.scss';

/** A company's wordmark in the colour of the text around it; its name stands beside it for those who do not see it. */
export const Wordmark = ({ id }: { id: string }) => (
  <svg className={styles.wordmark} width="240" height="64" viewBox="0 0 240 64" aria-hidden="true">
    <use href={`${logoSprite}#${id}`} />
  </svg>
);
