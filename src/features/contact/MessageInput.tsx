import {
  enquiryOptions,
  messageLimits,
  type MessageField,
  type MessageForm,
} from '../../contract/messageRules.ts';
import { messageLabels, messageTexts } from '../../content/messageTexts.ts';
import { Field, type ControlProps } from '../../ui/Field.tsx';
import { fieldId, inputProps, isRequired } from './messageFields.ts';

interface MessageInputProps {
  form: MessageForm;
  field: MessageField;
  error: string | undefined;
}

const Control = ({ form, field, control }: Omit<MessageInputProps, 'error'> & { control: ControlProps }) => {
  const shared = {
    name: field,
    required: isRequired(form, field),
    // Or an empty required field would be read out as faulty before anybody has had the chance to fill it in.
    'aria-invalid': false,
    ...control,
  };
  if (field === 'message') {
    return <textarea {...shared} className="form-control" rows={6} maxLength={messageLimits.message} />;
  }
  if (field === 'enquiry') {
    return (
      <select {...shared} className="form-select" defaultValue="">
        <option value="">{messageLabels.enquiry}</option>
        {enquiryOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      {...inputProps(form, field)}
      className="form-control"
      maxLength={messageLimits[field]}
    />
  );
};

/**
 * One field. What is typed stays in the control itself and in no state, so that text typed or restored by the browser
 * before the script arrived counts too.
 */
export const MessageInput = ({ form, field, error }: MessageInputProps) => (
  <Field
    id={fieldId(field)}
    label={messageLabels[field]}
    need={isRequired(form, field) ? 'required' : 'optional'}
    hint={field === 'from_email' ? messageTexts.emailHint : undefined}
    error={error}
  >
    {(control) => <Control form={form} field={field} control={control} />}
  </Field>
);
