import { coreValues } from '../../content/aboutTexts.ts';
import { IconShape } from '../../ui/IconShape.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { aboutSigns } from './aboutSigns.ts';
import * as styles from './CoreValues.module.scss';

/** Five values, each with the service in which it can be checked. */
export const CoreValues = () => (
  <ul className={styles.valueList}>
    {coreValues.map(({ name, text, sign, page }) => (
      <li key={name} className={styles.value}>
        <span className="value-mark">
          <IconShape path={aboutSigns[sign]} />
        </span>
        <h3>{name}</h3>
        <p>{text}</p>
        <PageLink page={page} />
      </li>
    ))}
  </ul>
);
