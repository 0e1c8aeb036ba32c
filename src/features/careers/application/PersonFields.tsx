import type { ComponentProps } from 'react';
import { applyTexts, formLabels } from '../../../content/careersTexts.ts';
import type { ApplicationText, ApplicationTextField } from '../../../contract/applicationRules.ts';
import { MAX_LENGTH } from '../../../contract/constants.ts';
import { Field } from '../../../ui/Field.tsx';
import { fieldId, type ApplicationErrors } from './applicationFields.ts';

interface PersonFieldsProps {
  text: ApplicationText;
  errors: ApplicationErrors;
  onEnter: (field: ApplicationTextField, value: string) => void;
}

const inputs = [
  { field: 'name', props: { type: 'text', autoComplete: 'name' } },
  { field: 'email', props: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false } },
  { field: 'phone', props: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
] as const satisfies readonly { field: ApplicationTextField; props: ComponentProps<'input'> }[];

/** What the applicant types. */
export const PersonFields = ({ text, errors, onEnter }: PersonFieldsProps) => (
  <>
    {inputs.map(({ field, props }) => (
      <Field
        key={field}
        id={fieldId(field)}
        label={formLabels[field]}
        need="required"
        hint={field === 'email' ? applyTexts.emailHint : undefined}
        error={errors[field]}
        length={{ text: text[field], max: MAX_LENGTH[field] }}
      >
        {(control) => (
          <input
            {...control}
            {...props}
            name={field}
            className="form-control"
            value={text[field]}
            onChange={({ target }) => onEnter(field, target.value)}
          />
        )}
      </Field>
    ))}
    <Field
      id={fieldId('otherinformation')}
      label={formLabels.otherinformation}
      need="optional"
      hint={applyTexts.otherHint}
      error={errors.otherinformation}
      length={{ text: text.otherinformation, max: MAX_LENGTH.otherinformation }}
    >
      {(control) => (
        <textarea
          {...control}
          name="otherinformation"
          className="form-control"
          rows={5}
          value={text.otherinformation}
          onChange={({ target }) => onEnter('otherinformation', target.value)}
        />
      )}
    </Field>
  </>
);
