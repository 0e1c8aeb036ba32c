import { footer } from '../content/navigation.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { site } from '../content/site.ts';
import { Logo } from '../ui/Logo.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { FooterContact } from './footer/FooterContact.tsx';
import { FooterLinks } from './footer/FooterLinks.tsx';
import { SocialNetworks } from './footer/SocialNetworks.tsx';
import * as styles from './footer/Footer.module.scss';

/** Foot of every page: how to reach the company, its main pages, and what is said by law (NAV-5). */
export const Footer = () => {
  const texts = shellTexts.footer;
  return (
    <footer className="site-footer band-deep">
      <div className="container">
        <div className={styles.footerColumns}>
          <div>
            <PageLink page="home">
              <Logo />
              <span className="visually-hidden">{shellTexts.header.home}</span>
            </PageLink>
            <FooterContact />
          </div>
          <FooterLinks title={texts.quickLinks} links={footer.quickLinks} />
          <FooterLinks title={texts.company} links={footer.company} />
          <FooterLinks title={texts.legal} links={footer.legal} />
        </div>
        <SocialNetworks />
        <div className={styles.footerEnd}>
          <p>{`${texts.copyright}. ${site.credit}.`}</p>
          <p>{site.fiction}</p>
        </div>
      </div>
    </footer>
  );
};
