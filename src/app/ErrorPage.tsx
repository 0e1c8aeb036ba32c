import { paths } from '../content/paths.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { site } from '../content/site.ts';
import { MailLink } from '../ui/MailLink.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Section } from '../ui/Section.tsx';
import { StateMessage } from '../ui/StateMessage.tsx';

/**
 * Shown when a page, or the whole app, fails to render. Its link to the home page reloads the document, because the
 * router may have failed.
 */
export const ErrorPage = () => {
  const { title, text, button, home } = shellTexts.failed;
  return (
    <Section>
      <StateMessage heading="h1" icon="exclamationCircle" role="alert" title={title} text={text}>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {button}
        </button>
        <a className="btn btn-quiet" href={paths.home}>
          {home}
        </a>
        <MailLink email={site.email} />
        <PhoneLink phone={site.phone} />
      </StateMessage>
    </Section>
  );
};
