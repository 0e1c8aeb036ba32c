import type { ComponentProps } from 'react';
import Form from 'react-bootstrap/Form';
import { applyTexts, formHints, formLabels } from '../../../content/careersTexts.ts';
import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationInput,
} from '../../../contract/applicationFields.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { CONSENT_VERSION, RESUME_TYPES } from '../../../contract/constants.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { Field } from '../../../ui/Field.tsx';
import { FileField } from './FileField.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Honeypot } from '../../../ui/Honeypot.tsx';
import { applicationFieldId, type ApplicationErrors } from './outcomes.ts';
import type { useApplication } from './useApplication.ts';

const isOwnServer = buildSettings.careersHost === '';
const ACCEPT = RESUME_TYPES.map((type) => `.${type}`).join(',');

const inputProps: Record<Exclude<ApplicationInput, 'textarea'>, ComponentProps<'input'>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

/** The fields that the opening fills in: read-only instead of disabled, so that they can be read and copied. */
const JobFields = ({ opening, errors }: { opening: OpeningDetail; errors: ApplicationErrors }) => (
  <div className="row">
    <div className="col-sm-8">
      <Field
        id={applicationFieldId('job_role')}
        label={formLabels.job_role}
        need="required"
        error={errors.job_role}
      >
        {(control) => <Form.Control {...control} plaintext readOnly value={opening.job_title} />}
      </Field>
    </div>
    <div className="col-sm-4">
      <Field id={applicationFieldId('job_id')} label={formLabels.job_id} error={errors.job_id}>
        {(control) => <Form.Control {...control} plaintext readOnly value={opening.id} />}
      </Field>
    </div>
  </div>
);

/** The fields that the applicant fills in. The controls hold the text. */
const ApplicantFields = ({ errors }: { errors: ApplicationErrors }) => {
  const { submittedForm } = useInitialData();
  return APPLICATION_FIELDS.map((field) => {
    const { input, isRequired, max } = applicationFields[field];
    const sharedProps = { name: field, defaultValue: submittedForm?.values[field] ?? '' };
    return (
      <Field
        key={field}
        id={applicationFieldId(field)}
        label={formLabels[field]}
        need={isRequired ? 'required' : 'optional'}
        hint={formHints[field]}
        error={errors[field]}
        max={max}
      >
        {(control) =>
          input === 'textarea' ? (
            <Form.Control as="textarea" {...control} {...sharedProps} rows={5} />
          ) : (
            <input className="form-control" {...control} {...inputProps[input]} {...sharedProps} />
          )
        }
      </Field>
    );
  });
};

type Application = ReturnType<typeof useApplication>;

/** The resume: accepted types, and the selected file. */
const ResumeFields = ({ application }: { application: Application }) => {
  const { resume: file, selectFile, resumeError, fileError, errors } = application;
  const upload = useInitialData().submittedForm?.upload;
  const status = resumeError === undefined ? applyTexts.selectedFile : applyTexts.refusedFile;
  return (
    <fieldset>
      <legend>{applyTexts.resume}</legend>
      <FileField
        id={applicationFieldId('resumefile')}
        name="resumefile"
        label={formLabels.resumefile}
        need={upload ? 'optional' : 'required'}
        hint={
          upload ? `${applyTexts.resumeKept(upload.name)} ${applyTexts.resumeHint}` : applyTexts.resumeHint
        }
        error={resumeError ?? fileError ?? errors.resumefile}
        accept={ACCEPT}
        fileSummary={file && status(file.name, formatBytes(file.size))}
        announcedError={resumeError}
        file={file}
        onSelect={selectFile}
      >
        {upload && <input type="hidden" name="upload_token" value={upload.token} />}
      </FileField>
    </fieldset>
  );
};

/** All fields. The consent checkbox and the honeypot are for our own server only. */
export const ApplicationFields = ({
  opening,
  application,
}: {
  opening: OpeningDetail;
  application: Application;
}) => {
  const { submittedForm } = useInitialData();
  const { errors } = application;
  return (
    <>
      <fieldset>
        <legend>{applyTexts.details}</legend>
        <JobFields opening={opening} errors={errors} />
        <ApplicantFields errors={errors} />
      </fieldset>
      <ResumeFields application={application} />
      {isOwnServer && (
        // Off by default and optional, because consent must be freely given.
        <Checkbox
          id="application-consent"
          name="consent"
          value={CONSENT_VERSION}
          label={applyTexts.keepLonger}
          hint={applyTexts.keepLongerHint}
          defaultChecked={Boolean(submittedForm?.values['consent'])}
        />
      )}
      {isOwnServer && <Honeypot />}
    </>
  );
};
