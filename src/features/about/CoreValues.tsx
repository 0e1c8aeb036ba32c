import { coreValues } from '../../content/aboutTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './CoreValues.module.scss';

/** Five values, each with the service in which it can be checked. */
export const CoreValues = () => (
  <ul className={styles.valueList}>
    {coreValues.map(({ name, text, sign, page }) => (
      <li key={name} className={styles.value}>
        <span className="value-mark">
          <Icon name={sign} />
        </span>
        <h3>{name}</h3>
        <p>{text}</p>
        <PageLink page={page} />
      </li>
    ))}
  </ul>
);
