import {
  isRequired,
  OPENING_FIELDS,
  openingFields,
  type OpeningField,
  type OpeningFieldRule,
} from '../../contract/openingFields.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { SelectField, TextField } from '../shell/forms.tsx';
import { FORM_LABELS, type FormField, type FormText } from './openingForm.ts';

export const OpeningFields = (props: { value: FormText; onChange: (value: FormText) => void }) => {
  const { value, onChange } = props;
  const getProps = (field: FormField, isOptional: boolean) => ({
    id: field,
    label: FORM_LABELS[field][0],
    hint: FORM_LABELS[field][1],
    value: value[field],
    onText: (text: string) => onChange({ ...value, [field]: text }),
    need: isOptional ? ('optional' as const) : undefined,
  });
  const renderField = (field: OpeningField, rule: OpeningFieldRule) => {
    const props = getProps(field, !isRequired(field));
    if (rule.kind !== 'choice')
      return <TextField key={field} {...props} type={rule.kind === 'day' ? 'date' : 'text'} />;
    const choices = rule.choices.map((choice) => [choice, capitalise(choice)] as const);
    return <SelectField key={field} {...props} choices={[['', 'Not stated'], ...choices]} />;
  };
  return (
    <>
      <div className="columns align-items-end">
        {OPENING_FIELDS.map((field) => renderField(field, openingFields[field]))}
      </div>
      <TextField {...getProps('description', false)} rows={12} />
      <TextField {...getProps('requirements', true)} rows={6} />
    </>
  );
};
