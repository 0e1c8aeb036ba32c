import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Nav from 'react-bootstrap/Nav';
import Row from 'react-bootstrap/Row';
import { footer, type FooterLink } from '../content/navigation.ts';
import { phones } from '../content/phones.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { site } from '../content/site.ts';
import { joinClasses } from '../lib/joinClasses.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { MailLink } from '../ui/MailLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import * as styles from './Footer.module.scss';

const texts = shellTexts.footer;

/** The company's phone numbers and email, and when each is answered. */
const Contact = () => (
  <address className={styles.contact}>
    <PhoneLink className="icon-text" phone={site.phone}>
      <Icon name="telephone" /> <bdi dir="ltr">{site.phone}</bdi>
    </PhoneLink>
    {phones.slice(1).map(({ phone }) => (
      <PhoneLink key={phone} className="icon-text" phone={phone}>
        <Icon name="telephone" /> <bdi dir="ltr">{phone}</bdi>
      </PhoneLink>
    ))}
    <span>{shellTexts.header.hours}</span>
    <MailLink className="icon-text" email={site.email}>
      <Icon name="envelope" /> <bdi dir="ltr">{site.email}</bdi>
    </MailLink>
    <span>{texts.answered}</span>
  </address>
);

/** A titled list of links. */
const Links = ({ title, links }: { title: string; links: readonly FooterLink[] }) => {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Nav as="ul" className={styles.links}>
        {links.map(({ page, hash, label }) => (
          <li key={`${page} ${hash ?? ''}`}>
            <Nav.Link as={PageLink} page={page} hash={hash}>
              {label}
            </Nav.Link>
          </li>
        ))}
      </Nav>
    </nav>
  );
};

/** Icon and name of each social network, as a link if `site.ts` has its URL. */
const SocialNetworks = () => (
  <ul className={joinClasses('list-unstyled', styles.inlineItems)} aria-label={texts.social}>
    {site.social.map(({ name, icon, url }) => (
      <li key={name} className="icon-text">
        <Icon name={icon} />
        {url === undefined ? name : <a href={url}>{name}</a>}
      </li>
    ))}
  </ul>
);

/** Footer of every page: contact, main pages, legal links and copyright. */
export const Footer = () => (
  <footer className={joinClasses('site-footer band-deep', styles.footer)}>
    <Container>
      <Row className="gy-3">
        {/* As wide as the email address, which does not fit into a quarter of a narrow desktop. */}
        <Col xs={12} sm={6} lg="auto" xl>
          <PageLink page="home">
            <Logo />
            <span className="visually-hidden">{shellTexts.header.home}</span>
          </PageLink>
          <Contact />
        </Col>
        <Col xs={6} lg>
          <Links title={texts.quickLinks} links={footer.quickLinks} />
        </Col>
        <Col xs={6} lg>
          <Links title={texts.company} links={footer.company} />
        </Col>
        <Col xs={12} sm={6} lg className={styles.legal}>
          <Links title={texts.legal} links={footer.legal} />
        </Col>
      </Row>
      <div className={joinClasses(styles.inlineItems, styles.smallPrint)}>
        <p>{`${texts.copyright}. ${site.credit}.`}</p>
        <SocialNetworks />
        {site.fiction !== '' && <p>{site.fiction}</p>}
      </div>
    </Container>
  </footer>
);
