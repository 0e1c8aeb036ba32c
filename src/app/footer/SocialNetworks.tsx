import { shellTexts } from '../../content/shellTexts.ts';
import { site } from '../../content/site.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The networks by sign and name; links once `site.ts` has their addresses (docs/requirements.md, NAV-6). */
export const SocialNetworks = () => (
  <>
    <h2 className="footer-title">{shellTexts.footer.social}</h2>
    <ul className="footer-links">
      {site.social.map(({ name, icon, url }) => {
        const sign = (
          <>
            <Icon name={icon} /> {name}
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
  </>
);
