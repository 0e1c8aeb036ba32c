import { SiteLink } from '../../../ui/SiteLink.tsx';
import { alertTexts } from '../../../content/alertTexts.ts';
import { paths } from '../../../content/paths.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { FormTrouble } from '../application/FormTrouble.tsx';
import { AskedFor } from './AskedFor.tsx';

const ID = 'alert-email';

/** The address to which new openings go, and which openings. `asked` is a query of the list. */
export const AlertForm = ({ asked }: { asked: string }) => {
  const { filledIn } = useInitialData();
  const error = filledIn?.errors['email'];
  return (
    <form method="post" action={paths.jobAlerts} noValidate className="form-page">
      {filledIn?.trouble && <FormTrouble trouble={filledIn.trouble} />}
      {error && <ErrorSummary errors={[{ id: ID, text: error }]} attempt={1} />}
      <h2>{alertTexts.whichTitle}</h2>
      <AskedFor asked={asked} />
      <p>
        <SiteLink to={asked === '' ? paths.careers : `${paths.careers}?${asked}`}>
          {alertTexts.change}
        </SiteLink>
      </p>
      <input type="hidden" name="asked" value={asked} />
      <Field id={ID} label={alertTexts.email} need="required" hint={alertTexts.emailHint} error={error}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            className="form-control"
            maxLength={MAX_LENGTH.email}
            defaultValue={filledIn?.values['email']}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary">
        {alertTexts.submit}
      </button>
      <p className="mt-4">{alertTexts.privacy}</p>
    </form>
  );
};
