import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import { Link } from 'react-router-dom';
import type { ApplicationDetail } from '../../contract/desk/applicationSchemas.ts';
import { api } from '../api.ts';
import { useReport } from '../shell/Toasts.tsx';
import { TagDialog } from './BulkActions.tsx';

type Tagged = Pick<ApplicationDetail, 'reference' | 'name' | 'updatedAt' | 'tags'>;

/** The tags of an application: each leads to the others with it. */
export const Tags = ({ reference, name, updatedAt, tags }: Tagged) => {
  const [change] = api.useChangeApplicationsMutation();
  const report = useReport();
  const [isAdding, setIsAdding] = useState(false);
  const save = (patch: { addTag: string } | { removeTag: string }) =>
    change({ changes: [{ reference, updatedAt, ...patch }] });
  const add = async (tag: string) => {
    const result = await save({ addTag: tag });
    if (!result.error && !tags.includes(tag))
      void report(result, { text: `${name}: tag ‘${tag}’`, undo: () => save({ removeTag: tag }) });
    return result;
  };
  const remove = (tag: string) =>
    report(save({ removeTag: tag }), {
      text: `${name}: without the tag ‘${tag}’`,
      undo: () => save({ addTag: tag }),
    });
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 w-100 order-2" role="group" aria-label="Tags">
      {tags.map((tag) => (
        <span key={tag} className="border rounded-pill d-inline-flex align-items-center gap-1 px-2">
          <Link to={`/applications?${new URLSearchParams({ tag }).toString()}`}>{tag}</Link>
          <CloseButton aria-label={`Remove the tag ${tag}`} onClick={() => void remove(tag)} />
        </span>
      ))}
      <Button variant="quiet" size="sm" onClick={() => setIsAdding(true)}>
        Add a tag…
      </Button>
      {isAdding && <TagDialog title={`Tag ${name}`} onTag={add} onClose={() => setIsAdding(false)} />}
    </div>
  );
};
