import { useSearchParams } from 'react-router-dom';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import { alertTexts } from '../../../content/alertTexts.ts';
import { alertPath, paths } from '../../../content/paths.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { AskedFor } from './AskedFor.tsx';

const OVER = { state: 'over' } as const;

const Button = ({ action, text }: { action: 'confirm' | 'end'; text: string }) => (
  <button type="submit" name="action" value={action} className="btn btn-primary">
    {text}
  </button>
);

/**
 * Where the links in an alert's mails lead. Opening it changes nothing, since programs that read mail follow links, too;
 * the button does (docs/requirements.md, ALERT-2).
 */
export const AlertPage = ({ name, words, reference = '' }: ViewProps<'alert'>) => {
  const [query] = useSearchParams();
  const { alert = OVER } = useInitialData();
  if (alert.state === 'over') {
    return (
      <>
        <PageHead name={name} title={alertTexts.over} lead={alertTexts.overLead} />
        <Section>
          <SiteLink to={paths.jobAlerts}>{alertTexts.again}</SiteLink>
        </Section>
      </>
    );
  }
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.paragraphs[0]} />
      <Section>
        <form method="post" action={alertPath(reference)} className="form-page">
          <h2>{alertTexts.whichTitle}</h2>
          <AskedFor asked={alert.asked} />
          <input type="hidden" name="token" value={query.get('token') ?? ''} />
          {alert.state === 'waiting' ? (
            <Button action="confirm" text={alertTexts.confirm} />
          ) : (
            <Button action="end" text={alertTexts.end} />
          )}
        </form>
      </Section>
    </>
  );
};
