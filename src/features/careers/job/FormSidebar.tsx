import { jobTexts, emailDomain } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import * as styles from './JobPage.module.scss';

/** Warns of fake job offers, which ask for money in the name of a real company. */
export const FraudNote = () => (
  <>
    <h2 className="h3">{jobTexts.fraudTitle}</h2>
    <p>
      {`${jobTexts.fraud} ${emailDomain}. ${jobTexts.fraudReport} `}
      <MailLink email={site.careersEmail} />.
    </p>
  </>
);

/** A warning of fraud, beside the form. */
export const FormSidebar = () => (
  <div className={joinClasses('prose text-parts', styles.besideForm)}>
    <FraudNote />
  </div>
);
