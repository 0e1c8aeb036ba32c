import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { ApplicationRow, ChangeApplications } from '../../contract/desk/applicationSchemas.ts';
import { DESK_LIMITS, STAGE_NAMES, STAGES } from '../../contract/desk/constants.ts';
import { api } from '../api.ts';
import { useSession } from '../session/useSession.ts';
import { Dialog, Menu, pluralise } from '../shell/Page.tsx';
import { useReport } from '../shell/Toasts.tsx';
import { DeskForm, TextField } from '../shell/forms.tsx';
import { undoChange } from './undoChange.ts';

type Change = Omit<ChangeApplications['changes'][number], 'reference' | 'updatedAt'>;

/** The stage 'interview' needs a date, so each person is invited alone. */
const BULK_STAGES = STAGES.filter((stage) => stage !== 'interview');

interface TagDialogProps {
  title: string;
  onTag: (tag: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  onClose: () => void;
}

/** Asks for a tag, and offers those in use. */
export const TagDialog = ({ title, onTag, onClose }: TagDialogProps) => {
  const { data } = api.useListTagsQuery(undefined);
  return (
    <Dialog title={title} onClose={onClose}>
      <DeskForm submit="Add the tag" send={(getText) => onTag(getText('tag'))} onSent={onClose}>
        <TextField id="tag" label="Tag" maxLength={DESK_LIMITS.tag} list="tags" autoComplete="off" />
        <datalist id="tags">
          {data?.tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </DeskForm>
    </Dialog>
  );
};

interface BulkActionsProps {
  rows: readonly ApplicationRow[];
  onChanged: () => void;
}

/** Menus that give several applications an owner, a stage or a tag. */
export const BulkActions = ({ rows, onChanged }: BulkActionsProps) => {
  const { colleagues } = useSession();
  const [change] = api.useChangeApplicationsMutation();
  const report = useReport();
  const [isTagging, setIsTagging] = useState(false);
  const who = rows.length === 1 ? (rows[0]?.name ?? '') : pluralise(rows.length, 'person', 'people');
  const save = async (patch: Change, what: string) => {
    const changes = rows.map(({ reference, updatedAt }) => ({ reference, updatedAt, ...patch }));
    const result = await change({ changes });
    const { addTag } = patch;
    const hadTag = new Set(
      rows.filter(({ tags }) => tags.some((tag) => tag === addTag)).map(({ reference }) => reference),
    );
    await report(result, {
      text: `${who}: ${what}`,
      undo: ({ changed }) =>
        change({
          changes: changed.map(({ before, now }) => ({
            ...undoChange({ before, now }),
            reference: now.reference,
            ...(addTag !== undefined && !hadTag.has(now.reference) && { removeTag: addTag }),
          })),
        }),
    });
    if (!result.error) onChanged();
    return result;
  };
  return (
    <>
      <Menu
        label="Owner"
        items={[
          ...colleagues.map(({ id, name }) => [name, () => save({ ownerId: id }, `owner ${name}`)] as const),
          ['Nobody', () => save({ ownerId: null }, 'no owner')],
        ]}
      />
      <Menu
        label="Stage"
        items={BULK_STAGES.map((stage) => [
          STAGE_NAMES[stage],
          () => save({ status: stage }, STAGE_NAMES[stage]),
        ])}
      />
      <Button variant="quiet" onClick={() => setIsTagging(true)}>
        Tag…
      </Button>
      {isTagging && (
        <TagDialog
          title={`Tag ${who}`}
          onTag={(tag) => save({ addTag: tag }, `tag ‘${tag}’`)}
          onClose={() => setIsTagging(false)}
        />
      )}
    </>
  );
};
