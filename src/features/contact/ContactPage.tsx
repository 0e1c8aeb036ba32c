import { Fragment } from 'react';
import { contactTexts } from '../../content/contactTexts.ts';
import { pageSubject } from '../../content/pageTitle.ts';
import { phones } from '../../content/phones.ts';
import { site } from '../../content/site.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { OfficesNow } from '../../ui/moments/OfficesNow.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { LegalSection } from './LegalSection.tsx';
import { loadContactForm } from './loadContactForm.ts';
import { Offices } from './Offices.tsx';
import * as styles from './ContactPage.module.scss';

const ContactForm = lazyPart(loadContactForm);

/** Both contact pages: version 2 on `contactUs`, with maps and the privacy text; version 1 on `contactForm`. */
export const ContactPage = ({ name, texts }: ViewProps<'contact'>) => {
  const isMain = name === 'contactUs';
  const form = isMain ? 'contact' : 'enquiry';
  const [lead, ...others] = texts.paragraphs;
  return (
    <>
      <PageHero name={name} title={texts.h1} drawing={<HeroScene name="contactUs" isHiddenOnPhones />}>
        <div className={styles.intro}>
          <p className="lead">{lead}</p>
          <p className={styles.customers}>
            <b>{contactTexts.customers.who}</b>
            {` ${contactTexts.customers.call} `}
            {phones.map(({ phone }, index) => (
              <Fragment key={phone}>
                {index > 0 && contactTexts.customers.or}
                <PhoneLink phone={phone} />
              </Fragment>
            ))}
            {`. ${contactTexts.customers.hours}`}
          </p>
        </div>
      </PageHero>
      <Section>
        <div className={joinClasses('two-columns', styles.columns)}>
          <div>
            <ContactForm key={form} form={form} title={pageSubject(name)} />
          </div>
          <div>
            <aside className="aside-panel">
              <h2>{contactTexts.talk}</h2>
              <address>
                {phones.map(({ city, phone }) => (
                  <span key={phone}>
                    {`${city} `}
                    <PhoneLink phone={phone} />
                  </span>
                ))}
                <MailLink email={site.email} />
              </address>
              {others.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </aside>
            {isMain && (
              <div className={joinClasses('band-deep', styles.now)}>
                <h2>{contactTexts.now}</h2>
                <OfficesNow />
              </div>
            )}
          </div>
        </div>
      </Section>
      <Offices hasMaps={isMain} />
      {isMain && contactTexts.legal.map((text) => <LegalSection key={text.id} text={text} />)}
    </>
  );
};
