import { callsToAction, serviceCallsToAction, type CallToAction } from '../content/callsToAction.ts';
import { pages, type Page } from '../content/pages.ts';
import { paths, type PageName } from '../content/paths.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { phones } from '../content/phones.ts';
import { Icon } from './Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface ReachUsProps {
  /** The service that is filled in as the contact form's subject. */
  service?: PageName;
  /** Chooses the call to action if there is no service. */
  callToAction?: CallToAction;
}

/** The last band of a page: its call to action. */
export const ReachUs = ({ service, callToAction }: ReachUsProps) => {
  const { button, ...general } = shellTexts.reachUs;
  const page: Page | undefined = service && pages[service];
  const group = callToAction ?? (page && 'practice' in page ? page.practice : undefined);
  const ownTitle = service && serviceCallsToAction[service];
  const { title, text } = ownTitle ? { ...general, title: ownTitle } : group ? callsToAction[group] : general;
  return (
    <section className="band-deep reach-us">
      <div className="container reach-us-row">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="actions">
          <PageLink
            className="btn btn-accent"
            page="contactUs"
            {...(service === undefined ? {} : { query: `service=${paths[service].split('/').at(-1)}` })}
          >
            {button}
          </PageLink>
          {phones.map(({ phone }) => (
            <PhoneLink key={phone} className="icon-text" phone={phone}>
              <Icon name="telephone" />
              <bdi dir="ltr">{phone}</bdi>
            </PhoneLink>
          ))}
        </div>
      </div>
    </section>
  );
};
