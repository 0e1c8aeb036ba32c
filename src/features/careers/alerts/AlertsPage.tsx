import { useSearchParams } from 'react-router-dom';
import { alertTexts } from '../../../content/alertTexts.ts';
import { jobTexts } from '../../../content/careersTexts.ts';
import { askedQuery } from '../../../contract/openingFilterQuery.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { AlertForm } from './AlertForm.tsx';

/** What the form, or the link in a mail, came to: the server leads here afterwards. */
const OUTCOMES = ['sent', 'confirmed', 'ended'] as const;

/** Where new openings by mail are asked for, by a plain form that needs no script (docs/requirements.md, ALERT-1). */
export const AlertsPage = ({ name, words }: ViewProps<'alerts'>) => {
  const [query] = useSearchParams();
  const { filledIn, hasNoAlerts } = useInitialData();
  const outcome = OUTCOMES.find((each) => query.has(each));
  const asked = filledIn?.values['asked'] ?? askedQuery(query);
  const heads = {
    form: { title: words.h1, lead: words.paragraphs[0] },
    off: { title: alertTexts.off, lead: alertTexts.offLead },
    sent: { title: alertTexts.sent, lead: alertTexts.sentLead },
    confirmed: { title: alertTexts.confirmed, lead: alertTexts.confirmedLead },
    ended: { title: alertTexts.ended, lead: alertTexts.endedLead },
  };
  const shown = hasNoAlerts ? 'off' : (outcome ?? 'form');
  return (
    <>
      <PageHead name={name} {...heads[shown]} />
      <Section>
        {shown === 'form' ? (
          <AlertForm asked={asked} />
        ) : (
          <PageLink page="careers" className="btn btn-primary">
            {jobTexts.toOpenings}
          </PageLink>
        )}
      </Section>
    </>
  );
};
