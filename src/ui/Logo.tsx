import { logo } from '../content/logo.ts';
import { site } from '../content/site.ts';
import * as styles from './Logo.module.scss';

/** The logo: symbol and name. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg className="logo-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className={styles.logoLine} d={logo.line} fill="none" strokeWidth="3" />
      <path className={styles.logoNode} d={logo.nodes} />
      <path className={styles.logoSignal} d={logo.signal} />
    </svg>
    <span className={styles.logoName}>{site.name}</span>
  </span>
);
