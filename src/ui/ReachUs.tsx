import { callsToAction, type CallToAction } from '../content/callsToAction.ts';
import { pages, type Page } from '../content/pages.ts';
import { paths, type PageName } from '../content/paths.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { site } from '../content/site.ts';
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
  const { title, text, button, call } = shellTexts.reachUs;
  const page: Page | undefined = service && pages[service];
  const group = callToAction ?? (page && 'practice' in page ? page.practice : undefined);
  return (
    <section className="band-deep reach-us">
      <div className="container reach-us-row">
        <div>
          <h2>{group ? callsToAction[group] : title}</h2>
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
          <PhoneLink className="btn btn-quiet" phone={site.phone}>
            <Icon name="telephone" />
            <span>
              {call} <bdi dir="ltr">{site.phone}</bdi>
            </span>
          </PhoneLink>
        </div>
      </div>
    </section>
  );
};
