import { shellTexts } from '../../content/shellTexts.ts';
import { site } from '../../content/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Footer.module.scss';

/**
 * The networks by sign and name, in a line of text; links once `site.ts` has their addresses (docs/requirements.md,
 * NAV-6).
 */
export const SocialNetworks = () => (
  <ul className={styles.networks} aria-label={shellTexts.footer.social}>
    {site.social.map(({ name, icon, url }) => {
      const sign = (
        <>
          <Icon name={icon} />
          {` ${name}`}
        </>
      );
      return (
        <li key={name}>
          {url === undefined ? (
            <span className="icon-text">{sign}</span>
          ) : (
            <a className="icon-text" href={url}>
              {sign}
            </a>
          )}
        </li>
      );
    })}
  </ul>
);
