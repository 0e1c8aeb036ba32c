import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Dropdown from 'react-bootstrap/Dropdown';
import Form from 'react-bootstrap/Form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { DeskOpening, OpeningConflict } from '../../contract/desk/openingSchemas.ts';
import {
  useAddOpeningMutation,
  useChangeOpeningMutation,
  useCloseOpeningMutation,
  useCopyOpeningMutation,
  useDeleteOpeningMutation,
  usePreviewOpeningQuery,
  usePublishOpeningMutation,
  useReadOpeningQuery,
} from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded, Page } from '../shell/Page.tsx';
import { useToasts } from '../shell/Toasts.tsx';
import { fromLocalInput, momentOf } from '../shell/dates.ts';
import { FormSummary, TextField, useDraft, useFormErrors } from '../shell/forms.tsx';
import { ExtendMenu, OpeningStatus } from './OpeningControls.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { Changes, Versions } from './Versions.tsx';
import { EMPTY_FORM, mergeForms, missingIn, toForm, toOpeningText } from './openingForm.ts';

const PublishAt = ({ onClose, onChoose }: { onClose: () => void; onChoose: (at: string) => void }) => {
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();
  const choose = () => {
    const instant = fromLocalInput(at);
    if (!instant || Date.parse(instant) <= Date.now()) return setError('Enter a date and time in the future');
    onChoose(instant);
  };
  return (
    <Dialog
      title="Publish at a date"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={choose}>
          Schedule
        </Button>
      }
    >
      <TextField
        id="publishAt"
        label="Date and time"
        type="datetime-local"
        error={error}
        value={at}
        onText={setAt}
      />
    </Dialog>
  );
};

interface ConflictProps {
  conflict: OpeningConflict;
  clashes: readonly string[];
  onMerge: () => void;
  onClose: () => void;
}

const Conflict = ({ conflict: { by, at, changes }, clashes, onMerge, onClose }: ConflictProps) => (
  <Dialog
    title={`${by} changed this opening`}
    size="lg"
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onMerge}>
        Take these changes into the form
      </Button>
    }
  >
    <p>
      Saved {momentOf(at)}, while you were editing. Your text is not saved yet, and nothing of it is lost.
    </p>
    <Changes changes={changes} clashes={clashes} />
  </Dialog>
);

type Dialogs = 'publishAt' | 'versions' | undefined;

const OpeningEditor = ({ opening }: { opening: DeskOpening | undefined }) => {
  const navigate = useNavigate();
  const { said, failed } = useToasts();
  const form = useFormErrors();
  const base = opening ? toForm(opening) : EMPTY_FORM;
  const draft = useDraft(`opening:${opening?.id ?? 'new'}`, {
    base,
    mine: base,
    version: opening?.version ?? 0,
  });
  const [dialog, setDialog] = useState<Dialogs>();
  const [conflict, setConflict] = useState<OpeningConflict>();
  const [add, { isLoading: isAdding }] = useAddOpeningMutation();
  const [change, { isLoading: isChanging }] = useChangeOpeningMutation();
  const [publish] = usePublishOpeningMutation();
  const [close] = useCloseOpeningMutation();
  const [copy] = useCopyOpeningMutation();
  const [remove] = useDeleteOpeningMutation();
  const preview = usePreviewOpeningQuery(opening?.id ?? 0, { skip: !opening });
  const { mine, version } = draft.value;
  const isBusy = isAdding || isChanging;

  const save = async (): Promise<DeskOpening | undefined> => {
    if (opening && !draft.isChanged) return opening;
    const missing = missingIn(mine);
    if (Object.keys(missing).length > 0) {
      form.refused(missing);
      return undefined;
    }
    const text = toOpeningText(mine);
    const { data, error } = opening ? await change({ id: opening.id, text, version }) : await add(text);
    if (data) {
      form.cleared();
      draft.forget({ base: toForm(data), mine: toForm(data), version: data.version });
      return data;
    }
    const refusal = asDeskError(error);
    if (refusal?.status === 409 && opening) setConflict(refusal.body as OpeningConflict);
    else form.failed(error);
    return undefined;
  };
  const saveOnly = async () => {
    const saved = await save();
    if (!saved) return;
    said(saved.status === 'draft' ? 'The draft is saved.' : 'Saved. Visitors see the change now.');
    if (!opening) void navigate(`/openings/${saved.id}`, { replace: true });
  };
  const publishNow = async (at?: string) => {
    const saved = await save();
    if (!saved) return;
    const { error } = await publish({ id: saved.id, ...(at && { at }) });
    if (error) failed(error);
    else said(at ? `${saved.job_title} opens ${momentOf(at)}.` : `${saved.job_title} is live.`);
    if (!opening) void navigate(`/openings/${saved.id}`, { replace: true });
  };
  const closeNow = async (id: number) => {
    const { error } = await close({ id });
    if (error) failed(error);
    else said('Closed. It takes no more applications.');
  };
  const copyNow = async (id: number) => {
    const { data, error } = await copy({ id });
    if (!data) return failed(error);
    said('This is the copy, a draft.');
    void navigate(`/openings/${data.id}`);
  };
  const removeNow = async (id: number) => {
    const { error } = await remove({ id });
    if (error) return failed(error);
    draft.forget();
    said('The draft is deleted.');
    void navigate('/openings', { replace: true });
  };
  const clash = conflict && mergeForms({ ...draft.value, theirs: toForm(conflict.current) });
  const merge = () => {
    if (!conflict || !clash) return;
    draft.change({ base: toForm(conflict.current), mine: clash.merged, version: conflict.current.version });
    setConflict(undefined);
  };
  const status = opening?.status;
  const isDraft = !opening || status === 'draft' || status === 'scheduled';
  return (
    <>
      <nav className="record-bar" aria-label="Way back">
        <Link to="/openings">All openings</Link>
      </nav>
      <Page
        title={opening?.job_title ?? 'New opening'}
        actions={
          opening && (
            <>
              {preview.data && (
                <a className="btn btn-quiet" href={preview.data.url} target="_blank" rel="noreferrer">
                  Preview
                </a>
              )}
              {(status === 'open' || status === 'closed') && <ExtendMenu opening={opening} />}
              <Dropdown align="end">
                <Dropdown.Toggle variant="quiet">More</Dropdown.Toggle>
                <Dropdown.Menu>
                  <Dropdown.Item as="button" type="button" onClick={() => setDialog('versions')}>
                    History
                  </Dropdown.Item>
                  <Dropdown.Item as="button" type="button" onClick={() => void copyNow(opening.id)}>
                    Copy
                  </Dropdown.Item>
                  {status === 'open' && (
                    <Dropdown.Item as="button" type="button" onClick={() => void closeNow(opening.id)}>
                      Close now
                    </Dropdown.Item>
                  )}
                  {status === 'draft' && opening.applications === 0 && (
                    <Dropdown.Item as="button" type="button" onClick={() => void removeNow(opening.id)}>
                      Delete the draft
                    </Dropdown.Item>
                  )}
                </Dropdown.Menu>
              </Dropdown>
            </>
          )
        }
      >
        {opening && (
          <p className="muted">
            <OpeningStatus opening={opening} />
            {status === 'scheduled' && opening.publishAt && `, opens ${momentOf(opening.publishAt)}`} ·{' '}
            <Link to={`/applications?opening=${opening.id}`}>
              {opening.applications === 1 ? '1 application' : `${opening.applications} applications`}
            </Link>
          </p>
        )}
        <Form
          noValidate
          className="form-wide"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void saveOnly();
          }}
        >
          <FormSummary form={form} />
          <OpeningFields
            value={mine}
            errors={form.fields}
            onChange={(text) => draft.change({ ...draft.value, mine: text })}
          />
          <div className="form-foot">
            {isDraft && (
              <Button
                variant="primary"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) void publishNow();
                }}
              >
                Publish now
              </Button>
            )}
            <Button type="submit" variant={isDraft ? 'quiet' : 'primary'} aria-disabled={isBusy}>
              {isDraft ? 'Save the draft' : 'Save'}
            </Button>
            {isDraft && (
              <Button variant="quiet" onClick={() => setDialog('publishAt')}>
                Publish at a date…
              </Button>
            )}
            {draft.isChanged && (
              <>
                <Button
                  variant="link"
                  onClick={() => draft.forget({ base, mine: base, version: opening?.version ?? 0 })}
                >
                  Discard the changes
                </Button>
                <span className="muted" role="status">
                  Not saved yet
                </span>
              </>
            )}
          </div>
        </Form>
      </Page>
      {dialog === 'publishAt' && (
        <PublishAt
          onClose={() => setDialog(undefined)}
          onChoose={(at) => {
            setDialog(undefined);
            void publishNow(at);
          }}
        />
      )}
      {dialog === 'versions' && opening && <Versions id={opening.id} onClose={() => setDialog(undefined)} />}
      {conflict && clash && (
        <Conflict
          conflict={conflict}
          clashes={clash.clashes}
          onMerge={merge}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
};

const StoredOpening = ({ id }: { id: number }) => {
  const call = useReadOpeningQuery(id);
  return (
    <Loaded call={{ ...call, data: call.currentData }}>
      {(opening) => <OpeningEditor key={`${opening.id}:${opening.version}`} opening={opening} />}
    </Loaded>
  );
};

export const OpeningPage = () => {
  const { id = '' } = useParams();
  return id === 'new' ? <OpeningEditor opening={undefined} /> : <StoredOpening id={Number(id)} />;
};
