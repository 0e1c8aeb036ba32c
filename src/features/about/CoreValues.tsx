import { coreValues } from '../../content/aboutTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './CoreValues.module.scss';

/** Five values side by side, each with the service that shows it. */
export const CoreValues = () => (
  <ul className={styles.values}>
    {coreValues.map(({ name, text, icon, page }) => (
      <li key={name}>
        <span className="value-icon" data-icon={icon}>
          <Icon name={icon} />
        </span>
        <h3>{name}</h3>
        <p>{text}</p>
        <PageLink page={page} />
      </li>
    ))}
  </ul>
);
