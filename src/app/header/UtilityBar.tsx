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
export const UtilityBar = () => (
  <div className={joinClasses(styles.utilityBar, 'band-deep')}>
    <Container className={styles.utilityBarRow}>
      <div className={styles.utilityBarContact}>
        {phones.map(({ phone }) => (
          <PhoneLink key={phone} className={styles.utilityBarLink} phone={phone}>
            <Icon name="telephone" />
            <span className="visually-hidden">{`${call} `}</span>
            <bdi className={styles.utilityBarLabel} dir="ltr">
              {phone}
            </bdi>
          </PhoneLink>
        ))}
        <span className="d-none d-lg-inline">{hours}</span>
        <MailLink className={styles.utilityBarLink} email={site.email}>
          <Icon name="envelope" />
          <span className="visually-hidden">{`${write} `}</span>
          <bdi className={styles.utilityBarLabel} dir="ltr">
            {site.email}
          </bdi>
        </MailLink>
      </div>
      <div className={styles.utilityBarTools}>
        <ThemeToggle />
        <HeaderSearch />
      </div>
    </Container>
  </div>
);
