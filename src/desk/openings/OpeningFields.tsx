import {
  isRequired,
  WRITTEN_OPENING_FIELDS,
  openingFields,
  type OpeningFieldRule,
  type WrittenOpeningField,
} from '../../contract/openingFields.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { SelectField, TextField } from '../shell/forms.tsx';
import { FORM_LABELS, type FormText } from './openingForm.ts';
import { PlacesField, RemoteFromField } from './PlaceFields.tsx';

const INPUT_PROPS = {
  line: { type: 'text' },
  day: { type: 'date' },
  amount: { inputMode: 'decimal', autoComplete: 'off' },
  currency: { list: 'currencies', autoComplete: 'off' },
} as const;

const isPay = (field: WrittenOpeningField): boolean => field.startsWith('pay_');

export const OpeningFields = (props: { value: FormText; onChange: (value: FormText) => void }) => {
  const { value, onChange } = props;
  const getProps = (field: WrittenOpeningField | 'description' | 'requirements', isOptional: boolean) => ({
    id: field,
    label: FORM_LABELS[field][0],
    hint: FORM_LABELS[field][1],
    value: value[field],
    onText: (text: string) => onChange({ ...value, [field]: text }),
    need: isOptional ? ('optional' as const) : undefined,
  });
  const renderField = (field: WrittenOpeningField) => {
    const rule: OpeningFieldRule = openingFields[field];
    const props = getProps(field, !isRequired(field));
    if (rule.kind !== 'choice') return <TextField key={field} {...props} {...INPUT_PROPS[rule.kind]} />;
    const choices = rule.choices.map((choice) => [choice, capitalise(choice)] as const);
    return <SelectField key={field} {...props} choices={[['', 'Not stated'], ...choices]} />;
  };
  const others = WRITTEN_OPENING_FIELDS.filter((field) => !isPay(field));
  return (
    <>
      <div className="columns align-items-end">{others.map(renderField)}</div>
      {value.workplace === 'remote' && <RemoteFromField {...props} />}
      <PlacesField {...props} />
      <datalist id="currencies">
        {Intl.supportedValuesOf('currency').map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <div className="columns align-items-end">{WRITTEN_OPENING_FIELDS.filter(isPay).map(renderField)}</div>
      <TextField {...getProps('description', false)} rows={12} />
      <TextField {...getProps('requirements', true)} rows={6} />
    </>
  );
};
