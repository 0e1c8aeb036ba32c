import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { DeskOpening, OpeningConflict } from '../../contract/desk/openingSchemas.ts';
import { api } from '../api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { StatusBadge } from '../shell/StatusBadge.tsx';
import { asDeskError } from '../deskApi.ts';
import { Dialog, Loaded, Menu, Page, pluralise } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { fromLocalInput, formatDateTime, toLocalInput } from '../shell/dates.ts';
import { DeskForm, TextField, useDraft, type GetText } from '../shell/forms.tsx';
import { ExtendMenu } from './ExtendMenu.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { Changes, Versions } from './Versions.tsx';
import { WhoMaySee } from './WhoMaySee.tsx';
import { EMPTY_FORM, mergeForms, toForm, toOpeningText } from './openingForm.ts';

interface ActionsProps {
  opening: DeskOpening;
  /** Whether the form has unsaved changes. */
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
  const copyAndOpen = async () => {
    const created = await report(copy({ id }), { text: 'This is the copy. It is a draft.' });
    if (created) void navigate(`/openings/${created.id}`);
  };
  const removeAndLeave = async () => {
    const deleted = await report(remove(id), { text: 'The draft is deleted.' });
    if (deleted !== undefined) void navigate('/openings', { replace: true });
  };
  const [extend] = api.useExtendOpeningMutation();
  const reopen = () => extend({ id, closingDate: opening.closing_date });
  const closeNow = () =>
    report(close({ id }), {
      text: `${opening.job_title}: closed. It accepts no more applications.`,
      undo: reopen,
    });
  const unschedule = () => report(close({ id }), { text: 'It is a draft again.' });
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
          ['Copy', copyAndOpen],
          status === 'open' && ['Close now', closeNow],
          status === 'scheduled' && ['Make it a draft again', unschedule],
          status === 'draft' && applications === 0 && ['Delete the draft', removeAndLeave],
        ]}
      />
    </>
  );
};

const OpeningEditor = ({ opening }: { opening?: DeskOpening }) => {
  const navigate = useNavigate();
  const report = useReport();
  const base = opening ? toForm(opening) : EMPTY_FORM;
  const initial = { base, mine: base, version: opening?.version ?? 0 };
  const draft = useDraft(`opening-fields:${opening?.id ?? 'new'}`, initial);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
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
    if (getText('next') === 'publish') {
      const text = at ? `${job_title} opens ${formatDateTime(at)}.` : `${job_title} is live.`;
      await report(publish({ id, ...(at && { at }) }), { text });
    } else {
      const text = isDraft ? 'The draft is saved.' : 'Saved. Visitors see the change now.';
      await report({ data: saved }, { text });
    }
    if (getText('next') === 'preview') {
      const { data } = await preview(id);
      if (data) window.open(data.url, '_blank', 'noreferrer');
    }
    if (!opening) void navigate(`/openings/${id}`, { replace: true });
    return {};
  };
  const merge = conflict && mergeForms({ ...draft.value, theirs: toForm(conflict.current) });
  const acceptMerge = () => {
    if (!conflict || !merge) return;
    draft.change({ base: toForm(conflict.current), mine: merge.merged, version: conflict.current.version });
    setConflict(undefined);
  };
  const check = (getText: GetText) => {
    const at = fromLocalInput(getText('publishAt'));
    const isPast = at !== null && Date.parse(at) <= Date.now();
    return { publishAt: isPast && 'Enter a date and time in the future, or leave this empty' };
  };
  return (
    <>
      <nav className="mb-2" aria-label="Back">
        <Link to="/openings">All openings</Link>
      </nav>
      <Page
        title={opening?.job_title ?? 'New opening'}
        actions={
          opening && (
            <Actions opening={opening} isChanged={draft.isChanged} onHistory={() => setIsHistoryOpen(true)} />
          )
        }
      >
        {opening && (
          <p className="text-body-secondary">
            <StatusBadge stage={opening.status} isSample={opening.isSample} />
            {status === 'scheduled' &&
              opening.publishAt &&
              `, opens ${formatDateTime(opening.publishAt)}`} ·{' '}
            <Link to={`/applications?opening=${opening.id}`}>
              {pluralise(opening.applications, 'application')}
            </Link>
          </p>
        )}
        {opening && <WhoMaySee opening={opening} />}
        {opening && opening.warnings.length > 0 && (
          <Alert kind="warning">
            <h2 className="h6">Search engines may not take this opening as it is</h2>
            <ul className="mb-0">
              {opening.warnings.map((warning) => (
                <li key={warning}>{warning}.</li>
              ))}
            </ul>
          </Alert>
        )}
        <DeskForm
          className="form-wide"
          validate={check}
          send={send}
          footer={
            <>
              {isDraft && (
                <Button type="submit" name="next" value="publish" variant="primary">
                  Publish
                </Button>
              )}
              <Button type="submit" variant={isDraft ? 'quiet' : 'primary'}>
                {isDraft ? 'Save the draft' : 'Save'}
              </Button>
              {isDraft && (
                <Button type="submit" name="next" value="preview" variant="quiet">
                  Save and preview
                </Button>
              )}
              {draft.isChanged && (
                <>
                  <Button variant="link" onClick={() => draft.clear(initial)}>
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
              hint="Leave empty to publish at once"
              required={false}
              type="datetime-local"
              defaultValue={toLocalInput(opening?.publishAt ?? null)}
            />
          )}
        </DeskForm>
      </Page>
      {isHistoryOpen && opening && <Versions id={opening.id} onClose={() => setIsHistoryOpen(false)} />}
      {conflict && merge && (
        <Dialog
          title={`${conflict.by} changed this opening`}
          size="lg"
          onClose={() => setConflict(undefined)}
        >
          <p>
            Saved {formatDateTime(conflict.at)}, while you were editing. Your text is not saved yet, but
            nothing is lost.
          </p>
          <Changes changes={conflict.changes} clashes={merge.clashes} />
          <Button variant="primary" className="mt-3" onClick={acceptMerge}>
            Merge these changes into the form
          </Button>
        </Dialog>
      )}
    </>
  );
};

const StoredOpening = ({ id }: { id: number }) => {
  const result = api.useReadOpeningQuery(id);
  return (
    <Loaded result={result}>
      {(opening) => <OpeningEditor key={`${opening.id}:${opening.version}`} opening={opening} />}
    </Loaded>
  );
};

export const OpeningPage = () => {
  const { id = '' } = useParams();
  return id === 'new' ? <OpeningEditor /> : <StoredOpening id={Number(id)} />;
};
