import { messageHints, messageLabels } from '../../content/messageTexts.ts';
import { buildSettings } from '../../contract/buildSettings.ts';
import {
  enquiryOptions,
  type MessageField,
  type MessageForm,
  messageLimits,
} from '../../contract/messageRules.ts';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import { useInitialData } from '../../ui/initialData.ts';
import { getInputProps, isRequired, messageFieldId } from './messageFields.ts';

const { emailUserId, emailServiceId, emailTemplateId, emailFormTemplateId } = buildSettings;
const templateIds: Readonly<Record<MessageForm, string>> = {
  contact: emailTemplateId,
  enquiry: emailFormTemplateId,
};

/** The ids that the email call needs, for a form that is sent without JavaScript. */
export const ProviderFields = ({ form }: { form: MessageForm }) => (
  <>
    <input type="hidden" name="user_id" value={emailUserId} />
    <input type="hidden" name="service_id" value={emailServiceId} />
    <input type="hidden" name="template_id" value={templateIds[form]} />
  </>
);

interface MessageInputProps {
  form: MessageForm;
  field: MessageField;
  error: string | undefined;
}

type MessageControlProps = Pick<MessageInputProps, 'form' | 'field'> & { control: ControlProps };

const MessageControl = ({ form, field, control }: MessageControlProps) => {
  // From a form sent without JavaScript. The server renders such a page once.
  const value = useInitialData().submittedForm?.values[field] ?? '';
  const sharedProps = {
    name: field,
    defaultValue: value,
    ...control,
  };
  if (field === 'message') {
    return <textarea {...sharedProps} className="form-control" rows={6} />;
  }
  if (field === 'enquiry') {
    return (
      <select {...sharedProps} className="form-select">
        <option value="">{messageLabels.enquiry}</option>
        {enquiryOptions.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return <input {...sharedProps} {...getInputProps(form, field)} className="form-control" />;
};

/**
 * One field. The text stays in the control itself, so that text typed or restored by the browser before hydration is
 * kept. It is never truncated: excess characters are counted and reported.
 */
export const MessageInput = ({ form, field, error }: MessageInputProps) => (
  <Field
    id={messageFieldId(field)}
    label={messageLabels[field]}
    need={isRequired(form, field) ? 'required' : 'optional'}
    hint={messageHints[field]}
    error={error}
    max={field === 'enquiry' ? undefined : messageLimits[field]}
  >
    {(control) => <MessageControl form={form} field={field} control={control} />}
  </Field>
);
