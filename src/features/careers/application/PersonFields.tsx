import type { ComponentProps } from 'react';
import { formHints, formLabels } from '../../../content/careersTexts.ts';
import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationInput,
  type ApplicationText,
  type ApplicationTextField,
} from '../../../contract/applicationFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { applicationFieldId, type ApplicationErrors } from './fieldErrors.ts';

interface PersonFieldsProps {
  text: ApplicationText;
  errors: ApplicationErrors;
  onEnter: (field: ApplicationTextField, value: string) => void;
}

const inputs: Record<Exclude<ApplicationInput, 'area'>, ComponentProps<'input'>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

/** What the applicant types. */
export const PersonFields = ({ text, errors, onEnter }: PersonFieldsProps) =>
  APPLICATION_FIELDS.map((field) => {
    const { input, isNeeded, max } = applicationFields[field];
    const typed = {
      name: field,
      className: 'form-control',
      value: text[field],
      onChange: ({ target }: { target: { value: string } }) => onEnter(field, target.value),
    };
    return (
      <Field
        key={field}
        id={applicationFieldId(field)}
        label={formLabels[field]}
        need={isNeeded ? 'required' : 'optional'}
        hint={formHints[field]}
        error={errors[field]}
        length={{ text: text[field], max }}
      >
        {(control) =>
          input === 'area' ? (
            <textarea {...control} {...typed} rows={5} />
          ) : (
            <input {...control} {...inputs[input]} {...typed} />
          )
        }
      </Field>
    );
  });
