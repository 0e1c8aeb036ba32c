import { site } from '../../content/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import * as styles from './Footer.module.scss';

/** Head office, phone and e-mail. */
export const FooterContact = () => {
  const [headOffice] = site.offices;
  return (
    <address className={styles.footerContact}>
      {headOffice?.address.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <PhoneLink className="icon-text" phone={site.phone}>
        <Icon name="telephone" /> <bdi dir="ltr">{site.phone}</bdi>
      </PhoneLink>
      <MailLink className="icon-text" email={site.email}>
        <Icon name="envelope" /> <bdi dir="ltr">{site.email}</bdi>
      </MailLink>
    </address>
  );
};
