import { pages, type Page } from '../../content/pages.ts';
import type { ServiceFacts } from '../../content/services/serviceFacts.ts';
import { servicesTexts } from '../../content/servicesTexts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

/** What a buyer may take after this service and why, in the colour of its own practice (docs/requirements.md, SERV-3). */
export const NextService = ({ next: { service, why } }: { next: ServiceFacts['next'] }) => {
  const page: Page = pages[service];
  return (
    <div className="aside-panel" data-practice={page.kind === 'service' ? page.practice : undefined}>
      <h2>{servicesTexts.next}</h2>
      <p>{why}</p>
      <PageLink className="arrow-link" page={service}>
        {page.title} <Icon name="arrowRight" />
      </PageLink>
    </div>
  );
};
