import Container from 'react-bootstrap/Container';
import { phones } from '../../content/phones.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { site } from '../../content/site.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import * as styles from './Header.module.scss';

const { call, hours, write } = shellTexts.header;

/** Contact at the start; theme and search at the end. */
export const TopStrip = () => (
  <div className={joinClasses(styles.strip, 'band-deep')}>
    <Container className={styles.stripRow}>
      <div className={styles.stripContact}>
        {phones.map(({ phone }) => (
          <PhoneLink key={phone} className={styles.stripLink} phone={phone}>
            <Icon name="telephone" />
            <span className="visually-hidden">{`${call} `}</span>
            <bdi className={styles.stripLabel} dir="ltr">
              {phone}
            </bdi>
          </PhoneLink>
        ))}
        <span className="d-none d-lg-inline">{hours}</span>
        <MailLink className={styles.stripLink} email={site.email}>
          <Icon name="envelope" />
          <span className="visually-hidden">{`${write} `}</span>
          <bdi className={styles.stripLabel} dir="ltr">
            {site.email}
          </bdi>
        </MailLink>
      </div>
      <div className={styles.stripTools}>
        <ThemeToggle />
        <HeaderSearch />
      </div>
    </Container>
  </div>
);
