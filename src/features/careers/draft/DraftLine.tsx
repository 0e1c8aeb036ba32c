import { draftTexts } from '../../../content/careersTexts.ts';
import type { DraftState } from '../../../store/draft/useDraft.ts';

interface DraftLineProps {
  draft: DraftState;
  /** There is something that could be discarded. */
  hasEntries: boolean;
  onDiscard: () => void;
}

/** What becomes of a form left half filled in (docs/requirements.md, PRIV-7). Nothing where the browser keeps nothing. */
export const DraftLine = ({ draft, hasEntries, onDiscard }: DraftLineProps) => {
  const wasDiscarded = draft.kind === 'discarded' && !hasEntries;
  return (
    <div className="draft-line form-text mt-3">
      <span role="status">{wasDiscarded && draftTexts.discarded}</span>
      {draft.kind !== 'none' && !wasDiscarded && <span>{draftTexts.kept}</span>}
      {draft.kind !== 'none' && draft.kind !== 'restored' && hasEntries && (
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {draftTexts.discard}
        </button>
      )}
    </div>
  );
};
