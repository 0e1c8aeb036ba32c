import { withdrawPath } from '../../../content/paths.ts';
import { withdrawTexts } from '../../../content/withdrawTexts.ts';
import type { Receipt } from '../../../contract/schemas.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { Section } from '../../../ui/Section.tsx';
import { FormTrouble } from '../application/FormTrouble.tsx';
import { WithdrawAddress } from './WithdrawAddress.tsx';

interface WithdrawSectionProps {
  reference: string;
  by: NonNullable<Receipt['withdraw_by']>;
}

/** Plain forms, sent by the browser itself: they work the same with and without a script. */
export const WithdrawSection = ({ reference, by }: WithdrawSectionProps) => {
  const { filledIn } = useInitialData();
  return (
    <Section id="withdraw" title={withdrawTexts.title} tone="tint" className="no-print">
      <form noValidate method="post" action={withdrawPath(reference)} className="form-page">
        {filledIn?.trouble && <FormTrouble trouble={filledIn.trouble} />}
        <p>{withdrawTexts.what}</p>
        <p>{withdrawTexts.mailboxes}</p>
        {by === 'mail' ? <p>{withdrawTexts.byMail}</p> : <WithdrawAddress />}
        <button type="submit" className="btn btn-quiet">
          {by === 'mail' ? withdrawTexts.sendLink : withdrawTexts.withdraw}
        </button>
      </form>
    </Section>
  );
};
