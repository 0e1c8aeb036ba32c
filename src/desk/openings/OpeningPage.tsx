import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { DeskOpening, OpeningConflict } from '../../contract/desk/openingSchemas.ts';
import { api } from '../api.ts';
import { StageMark } from '../shell/StageMark.tsx';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded, Menu, Page, plural } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { fromLocalInput, formatDateTime, toLocalInput } from '../shell/dates.ts';
import { DeskForm, TextField, useDraft, type GetText } from '../shell/forms.tsx';
import { ExtendMenu } from './ExtendMenu.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { Changes, Versions } from './Versions.tsx';
import { EMPTY_FORM, mergeForms, toForm, toOpeningText } from './openingForm.ts';

interface ActionsProps {
  opening: DeskOpening;
  /** The form has changes that are not saved. */
  isChanged: boolean;
  onHistory: () => void;
}

const Actions = ({ opening, isChanged, onHistory }: ActionsProps) => {
  const { id, status, applications } = opening;
  const navigate = useNavigate();
  const report = useReport();
  const preview = api.usePreviewOpeningQuery(id);
  const [close] = api.useCloseOpeningMutation();
  const [copy] = api.useCopyOpeningMutation();
  const [remove] = api.useDeleteOpeningMutation();
  const copyNow = async () => {
    const made = await report(copy({ id }), { text: 'This is the copy, a draft.' });
    if (made) void navigate(`/openings/${made.id}`);
  };
  const removeNow = async () => {
    const done = await report(remove(id), { text: 'The draft is deleted.' });
    if (done !== undefined) void navigate('/openings', { replace: true });
  };
  const closeNow = (text: string) => () => report(close({ id }), { text });
  return (
    <>
      {preview.data && (
        <a className="btn btn-quiet" href={preview.data.url} target="_blank" rel="noreferrer">
          {isChanged ? 'Preview the saved text' : 'Preview'}
        </a>
      )}
      {(status === 'open' || status === 'closed') && <ExtendMenu opening={opening} />}
      <Menu
        label="More"
        items={[
          ['History', onHistory],
          ['Copy', copyNow],
          status === 'open' && ['Close now', closeNow('Closed. It takes no more applications.')],
          status === 'scheduled' && ['Make it a draft again', closeNow('It is a draft again.')],
          status === 'draft' && applications === 0 && ['Delete the draft', removeNow],
        ]}
      />
    </>
  );
};

const OpeningEditor = ({ opening }: { opening?: DeskOpening }) => {
  const navigate = useNavigate();
  const report = useReport();
  const base = opening ? toForm(opening) : EMPTY_FORM;
  const stored = { base, mine: base, version: opening?.version ?? 0 };
  const draft = useDraft(`opening:${opening?.id ?? 'new'}`, stored);
  const [hasHistory, setHasHistory] = useState(false);
  const [conflict, setConflict] = useState<OpeningConflict>();
  const [add] = api.useAddOpeningMutation();
  const [change] = api.useChangeOpeningMutation();
  const [publish] = api.usePublishOpeningMutation();
  const [preview] = api.useLazyPreviewOpeningQuery();
  const { mine, version } = draft.value;
  const status = opening?.status;
  const isDraft = !opening || status === 'draft' || status === 'scheduled';

  const save = async () => {
    if (opening && !draft.isChanged) return { data: opening };
    const text = toOpeningText(mine);
    return opening ? change({ id: opening.id, version, ...text }) : add(text);
  };
  const send = async (getText: GetText) => {
    const { data: saved, error } = await save();
    const refusal = asDeskError(error);
    if (refusal?.status === 409) setConflict(refusal.body as OpeningConflict);
    if (refusal?.status === 409) return {};
    if (!saved) return { error };
    draft.clear({ base: toForm(saved), mine: toForm(saved), version: saved.version });
    const { id, job_title } = saved;
    const at = fromLocalInput(getText('publishAt'));
    if (getText('then') === 'publish') {
      const text = at ? `${job_title} opens ${formatDateTime(at)}.` : `${job_title} is live.`;
      await report(publish({ id, ...(at && { at }) }), { text });
    } else {
      const text = isDraft ? 'The draft is saved.' : 'Saved. Visitors see the change now.';
      await report({ data: saved }, { text });
    }
    if (getText('then') === 'preview') {
      const { data } = await preview(id);
      if (data) window.open(data.url, '_blank', 'noreferrer');
    }
    if (!opening) void navigate(`/openings/${id}`, { replace: true });
    return {};
  };
  const clash = conflict && mergeForms({ ...draft.value, theirs: toForm(conflict.current) });
  const merge = () => {
    if (!conflict || !clash) return;
    draft.change({ base: toForm(conflict.current), mine: clash.merged, version: conflict.current.version });
    setConflict(undefined);
  };
  const check = (getText: GetText) => {
    const at = fromLocalInput(getText('publishAt'));
    const isPast = at !== null && Date.parse(at) <= Date.now();
    return { publishAt: isPast && 'Enter a date and time in the future, or none' };
  };
  return (
    <>
      <nav className="mb-2" aria-label="Way back">
        <Link to="/openings">All openings</Link>
      </nav>
      <Page
        title={opening?.job_title ?? 'New opening'}
        actions={
          opening && (
            <Actions opening={opening} isChanged={draft.isChanged} onHistory={() => setHasHistory(true)} />
          )
        }
      >
        {opening && (
          <p className="text-body-secondary">
            <StageMark stage={opening.status} isSample={opening.isSample} />
            {status === 'scheduled' &&
              opening.publishAt &&
              `, opens ${formatDateTime(opening.publishAt)}`} ·{' '}
            <Link to={`/applications?opening=${opening.id}`}>
              {plural(opening.applications, 'application')}
            </Link>
          </p>
        )}
        <DeskForm
          className="form-wide"
          check={check}
          send={send}
          footer={
            <>
              {isDraft && (
                <Button type="submit" name="then" value="publish" variant="primary">
                  Publish
                </Button>
              )}
              <Button type="submit" variant={isDraft ? 'quiet' : 'primary'}>
                {isDraft ? 'Save the draft' : 'Save'}
              </Button>
              {isDraft && (
                <Button type="submit" name="then" value="preview" variant="quiet">
                  Save and preview
                </Button>
              )}
              {draft.isChanged && (
                <>
                  <Button variant="link" onClick={() => draft.clear(stored)}>
                    Discard the changes
                  </Button>
                  <span className="text-body-secondary" role="status">
                    Not saved yet
                  </span>
                </>
              )}
            </>
          }
        >
          <OpeningFields value={mine} onChange={(text) => draft.change({ ...draft.value, mine: text })} />
          {isDraft && (
            <TextField
              id="publishAt"
              label="Publish at"
              hint="Empty: at once"
              required={false}
              type="datetime-local"
              defaultValue={toLocalInput(opening?.publishAt ?? null)}
            />
          )}
        </DeskForm>
      </Page>
      {hasHistory && opening && <Versions id={opening.id} onClose={() => setHasHistory(false)} />}
      {conflict && clash && (
        <Dialog
          title={`${conflict.by} changed this opening`}
          size="lg"
          onClose={() => setConflict(undefined)}
        >
          <p>
            Saved {formatDateTime(conflict.at)}, while you were editing. Your text is not saved yet, and
            nothing of it is lost.
          </p>
          <Changes changes={conflict.changes} clashes={clash.clashes} />
          <Button variant="primary" className="mt-3" onClick={merge}>
            Take these changes into the form
          </Button>
        </Dialog>
      )}
    </>
  );
};

const StoredOpening = ({ id }: { id: number }) => {
  const call = api.useReadOpeningQuery(id);
  return (
    <Loaded call={call}>
      {(opening) => <OpeningEditor key={`${opening.id}:${opening.version}`} opening={opening} />}
    </Loaded>
  );
};

export const OpeningPage = () => {
  const { id = '' } = useParams();
  return id === 'new' ? <OpeningEditor /> : <StoredOpening id={Number(id)} />;
};
