import { buildSettings } from '../../contract/buildSettings.ts';
import type { MessageForm } from '../../contract/messageRules.ts';

const { emailUserId, emailServiceId, emailTemplateId, emailFormTemplateId } = buildSettings;
const templates: Readonly<Record<MessageForm, string>> = {
  contact: emailTemplateId,
  enquiry: emailFormTemplateId,
};

/** The ids of the e-mail call, for the form that the browser itself sends where no script runs. */
export const ProviderFields = ({ form }: { form: MessageForm }) => (
  <>
    <input type="hidden" name="user_id" value={emailUserId} />
    <input type="hidden" name="service_id" value={emailServiceId} />
    <input type="hidden" name="template_id" value={templates[form]} />
  </>
);
