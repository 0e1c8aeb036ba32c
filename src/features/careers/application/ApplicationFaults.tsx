import { applyTexts } from '../../../content/careersTexts.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { applicationFieldId, formFields, type ApplicationErrors } from './fieldErrors.ts';
import { FormTrouble } from './FormTrouble.tsx';

interface ApplicationFaultsProps {
  errors: ApplicationErrors;
  attempt: number;
  /** The server has refused it. */
  wasRefused: boolean;
}

const summaryOf = (errors: ApplicationErrors) =>
  formFields.flatMap((field) =>
    errors[field] ? [{ id: applicationFieldId(field), text: errors[field] }] : [],
  );

/** What is wrong with the form, at its top: the fields at fault, or what kept the server from taking it. */
export const ApplicationFaults = ({ errors, attempt, wasRefused }: ApplicationFaultsProps) => {
  const { filledIn } = useInitialData();
  const summary = summaryOf(errors);
  return (
    <>
      {filledIn?.trouble && <FormTrouble trouble={filledIn.trouble}>{applyTexts.troubleAdvice}</FormTrouble>}
      {summary.length > 0 && (
        <ErrorSummary
          errors={summary}
          attempt={attempt}
          intro={filledIn || wasRefused ? applyTexts.refusedIntro : undefined}
        />
      )}
    </>
  );
};
