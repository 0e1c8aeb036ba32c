import { withdrawTexts } from '../../../content/withdrawTexts.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Field } from '../../../ui/Field.tsx';

const ID = 'withdraw-email';

/** The address that confirms a withdrawal where no mail is sent. */
export const WithdrawAddress = () => {
  const { filledIn } = useInitialData();
  const error = filledIn?.errors['email'];
  return (
    <>
      {error && <ErrorSummary errors={[{ id: ID, text: error }]} attempt={1} />}
      <Field id={ID} label={withdrawTexts.email} need="required" hint={withdrawTexts.byAddress} error={error}>
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
    </>
  );
};
