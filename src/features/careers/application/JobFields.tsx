import { formLabels } from '../../../content/careersTexts.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { Field } from '../../../ui/Field.tsx';
import { jobWords } from '../job/jobWords.ts';
import { applicationFieldId, type ApplicationErrors } from './fieldErrors.ts';

interface JobFieldsProps {
  opening: OpeningDetail;
  errors: ApplicationErrors;
}

/** What the opening fills in: to be read and copied, so read-only and not disabled. */
export const JobFields = ({ opening, errors }: JobFieldsProps) => (
  <>
    <Field
      id={applicationFieldId('job_role')}
      label={formLabels.job_role}
      need="required"
      hint={jobWords(opening).prefilled}
      error={errors.job_role}
    >
      {(control) => <input {...control} className="form-control" readOnly value={opening.job_title} />}
    </Field>
    <Field
      id={applicationFieldId('job_id')}
      label={formLabels.job_id}
      hint={jobWords(opening).prefilled}
      error={errors.job_id}
    >
      {(control) => <input {...control} className="form-control" readOnly value={opening.id} />}
    </Field>
  </>
);
