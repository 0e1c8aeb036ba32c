import type { ComponentProps } from 'react';
import { formHints, formLabels } from '../../../content/careersTexts.ts';
import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationInput,
  type ApplicationText,
} from '../../../contract/applicationFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { useInitialData } from '../../../ui/initialData.ts';
import { applicationFieldId, type ApplicationErrors } from './fieldErrors.ts';
import { filledText } from './filledText.ts';

interface PersonFieldsProps {
  /** What was entered, for its length. */
  text: ApplicationText;
  errors: ApplicationErrors;
}

const inputs: Record<Exclude<ApplicationInput, 'area'>, ComponentProps<'input'>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

/** What the applicant types. Uncontrolled: text typed before hydration stays. */
export const PersonFields = ({ text, errors }: PersonFieldsProps) => {
  const defaults = filledText(useInitialData().filledIn);
  return APPLICATION_FIELDS.map((field) => {
    const { input, isNeeded, max } = applicationFields[field];
    const typed = {
      name: field,
      className: 'form-control',
      defaultValue: defaults[field],
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
};
