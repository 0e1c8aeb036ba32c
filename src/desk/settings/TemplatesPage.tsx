import type { FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { Templates } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, TEMPLATES, type TemplateName } from '../../contract/desk/constants.ts';
import { PLACEHOLDER_HINT } from '../answers/answerKinds.ts';
import { useChangeTemplatesMutation, useReadTemplatesQuery } from '../api.ts';
import { Loaded, Page } from '../shell/Page.tsx';
import { useToasts } from '../shell/Toasts.tsx';
import { FormSummary, TextField, useDraft, useFormErrors } from '../shell/forms.tsx';

const TITLES: Readonly<Record<TemplateName, string>> = {
  invite: 'Invitation to an interview',
  decline: 'Decline',
  question: 'Question to an applicant',
};

const TemplatesForm = ({ templates }: { templates: Templates }) => {
  const draft = useDraft('templates', templates);
  const [change, { isLoading }] = useChangeTemplatesMutation();
  const { said } = useToasts();
  const form = useFormErrors();
  const { value } = draft;
  const edit = (name: TemplateName, patch: Partial<Templates[TemplateName]>) =>
    draft.change({ ...value, [name]: { ...value[name], ...patch } });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const empty = TEMPLATES.flatMap((name) => [
      ...(value[name].subject.trim() ? [] : [[`${name}-subject`, 'Enter a subject'] as const]),
      ...(value[name].body.trim() ? [] : [[`${name}-body`, 'Enter the text'] as const]),
    ]);
    if (empty.length > 0) return form.refused(Object.fromEntries(empty));
    const { data, error } = await change(value);
    if (!data) return form.failed(error);
    form.cleared();
    draft.forget(data);
    said('The templates are saved.');
  };
  return (
    <Form noValidate className="form-wide" onSubmit={(event) => void send(event)}>
      <FormSummary form={form} />
      <p className="muted">{PLACEHOLDER_HINT}.</p>
      {TEMPLATES.map((name) => (
        <fieldset key={name} className="panel mb-3">
          <legend>{TITLES[name]}</legend>
          <TextField
            id={`${name}-subject`}
            label="Subject"
            form={form}
            maxLength={DESK_LIMITS.subject}
            value={value[name].subject}
            onText={(subject) => edit(name, { subject })}
          />
          <TextField
            id={`${name}-body`}
            label="Text"
            form={form}
            rows={8}
            maxLength={DESK_LIMITS.body}
            value={value[name].body}
            onText={(body) => edit(name, { body })}
          />
        </fieldset>
      ))}
      <div className="form-foot">
        <Button type="submit" variant="primary" aria-disabled={isLoading}>
          Save the templates
        </Button>
        {draft.isChanged && (
          <Button variant="link" onClick={() => draft.forget(templates)}>
            Discard the changes
          </Button>
        )}
      </div>
    </Form>
  );
};

export const TemplatesPage = () => {
  const call = useReadTemplatesQuery(undefined);
  return (
    <Page title="Templates">
      <Loaded call={call}>{(templates) => <TemplatesForm templates={templates} />}</Loaded>
    </Page>
  );
};
