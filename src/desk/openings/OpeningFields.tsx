import Form from 'react-bootstrap/Form';
import {
  isRequired,
  OPENING_FIELDS,
  openingFields,
  type OpeningFieldRule,
} from '../../contract/openingFields.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { Field, type ControlProps } from '../../ui/Field.tsx';
import { FIELD_LABELS, type FormField, type FormText } from './openingForm.ts';

interface OpeningFieldsProps {
  value: FormText;
  errors: Readonly<Record<string, string>>;
  onChange: (value: FormText) => void;
}

const HINTS: Partial<Record<FormField, string>> = {
  location: 'A city and a country, or Remote with a country',
  salary_range: 'For example £38,000 to £45,000 a year',
  start: 'A date, or as soon as possible',
  closing_date: 'The last day for applications; empty: until you close it',
  description: 'An empty line begins a paragraph; ## begins a heading; - begins a list',
  requirements: 'One on each line',
};

export const OpeningFields = ({ value, errors, onChange }: OpeningFieldsProps) => {
  const changed = (field: FormField) => (event: { target: { value: string } }) =>
    onChange({ ...value, [field]: event.target.value });
  const control = (field: FormField, rule: OpeningFieldRule | undefined, props: ControlProps) => {
    const common = { ...props, name: field, value: value[field], onChange: changed(field) };
    if (!rule) return <Form.Control {...common} as="textarea" rows={field === 'description' ? 12 : 6} />;
    if (rule.kind === 'choice')
      return (
        <Form.Select {...common}>
          <option value="">Not said</option>
          {rule.choices.map((choice) => (
            <option key={choice} value={choice}>
              {capitalise(choice)}
            </option>
          ))}
        </Form.Select>
      );
    return <Form.Control {...common} type={rule.kind === 'day' ? 'date' : 'text'} />;
  };
  const field = (name: FormField, rule?: OpeningFieldRule) => (
    <Field
      key={name}
      id={name}
      label={FIELD_LABELS[name]}
      {...((rule ? !isRequired(name as keyof typeof openingFields) : name === 'requirements') && {
        need: 'optional' as const,
      })}
      hint={HINTS[name]}
      error={errors[name]}
    >
      {(props) => control(name, rule, props)}
    </Field>
  );
  return (
    <>
      <div className="form-columns">{OPENING_FIELDS.map((name) => field(name, openingFields[name]))}</div>
      {field('description')}
      {field('requirements')}
    </>
  );
};
