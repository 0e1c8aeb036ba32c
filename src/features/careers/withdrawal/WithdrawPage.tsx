import { useSearchParams } from 'react-router-dom';
import { SiteLink } from '../../../ui/SiteLink.tsx';
import { jobTexts } from '../../../content/careersTexts.ts';
import { receiptPath, withdrawPath } from '../../../content/paths.ts';
import { receiptTexts } from '../../../content/receiptTexts.ts';
import { withdrawTexts } from '../../../content/withdrawTexts.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { ViewProps } from '../../../ui/viewProps.ts';
import { FormTrouble } from '../application/FormTrouble.tsx';

/**
 * Where the link in the mail leads. Opening it changes nothing, since programs that read mail follow links too; the
 * button sends the link's secret on (docs/requirements.md, PRIV-8).
 */
export const WithdrawPage = ({ name, words, reference = '' }: ViewProps<'withdrawal'>) => {
  const [query] = useSearchParams();
  const { withdrawalLink = 'good', filledIn } = useInitialData();
  const [lead] = words.paragraphs;
  const heads = {
    good: { title: words.h1, lead },
    over: { title: withdrawTexts.linkOver, lead: withdrawTexts.linkOverAdvice },
    unknown: { title: receiptTexts.notFound, lead: receiptTexts.withdrawnAdvice },
  };
  return (
    <>
      <PageHead name={name} {...heads[withdrawalLink]} />
      <Section>
        {filledIn?.trouble && <FormTrouble trouble={filledIn.trouble} />}
        {withdrawalLink === 'good' && (
          <form method="post" action={withdrawPath(reference)} className="form-page mb-4">
            <input type="hidden" name="token" value={filledIn?.values['token'] ?? query.get('token') ?? ''} />
            <button type="submit" className="btn btn-primary">
              {withdrawTexts.withdraw}
            </button>
            <p className="mt-4">{withdrawTexts.keep}</p>
          </form>
        )}
        {withdrawalLink === 'unknown' ? (
          <PageLink page="careers">{jobTexts.toOpenings}</PageLink>
        ) : (
          <SiteLink to={receiptPath(reference)}>{withdrawTexts.toReceipt}</SiteLink>
        )}
      </Section>
    </>
  );
};
