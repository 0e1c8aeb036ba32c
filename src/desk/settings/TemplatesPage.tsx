import Button from 'react-bootstrap/Button';
import type { Templates } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, TEMPLATES, type TemplateName } from '../../contract/desk/constants.ts';
import { PLACEHOLDER_HINT } from '../answers/answerKinds.ts';
import { api } from '../api.ts';
import { Loaded, Page } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { DeskForm, TextField, useDraft } from '../shell/forms.tsx';

const TITLES: Readonly<Record<TemplateName, string>> = {
  invite: 'Invitation to an interview',
  decline: 'Decline',
  question: 'Question to an applicant',
};

const TemplatesForm = ({ templates }: { templates: Templates }) => {
  const draft = useDraft('templates', templates);
  const [change] = api.useChangeTemplatesMutation();
  const report = useReport();
  const { value } = draft;
  const finish = (data: Templates) => {
    draft.clear(data);
    void report({ data }, { text: 'The templates are saved.' });
  };
  const field = (name: TemplateName, key: 'subject' | 'body') => ({
    id: `${name}-${key}`,
    maxLength: DESK_LIMITS[key],
    value: value[name][key],
    onText: (text: string) => draft.change({ ...value, [name]: { ...value[name], [key]: text } }),
  });
  return (
    <DeskForm
      className="form-wide"
      submit="Save the templates"
      send={() => change(value)}
      onSent={finish}
      footer={
        draft.isChanged && (
          <Button variant="link" onClick={() => draft.clear(templates)}>
            Discard the changes
          </Button>
        )
      }
    >
      <p className="text-body-secondary">{PLACEHOLDER_HINT}.</p>
      {TEMPLATES.map((name) => (
        <fieldset key={name} className="panel mb-3">
          <legend>{TITLES[name]}</legend>
          <TextField label="Subject" {...field(name, 'subject')} />
          <TextField label="Text" {...field(name, 'body')} rows={8} />
        </fieldset>
      ))}
    </DeskForm>
  );
};

export const TemplatesPage = () => {
  const result = api.useReadTemplatesQuery(undefined);
  return (
    <Page title="Templates">
      <Loaded result={result}>{(templates) => <TemplatesForm templates={templates} />}</Loaded>
    </Page>
  );
};
