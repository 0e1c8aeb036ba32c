import { draftTexts } from '../content/draftTexts.ts';

interface DraftLineProps {
  /** `none`: the browser keeps nothing, and nothing is promised. */
  kind: 'none' | 'kept' | 'restored' | 'discarded';
  /** There is something that could be discarded. */
  hasEntries: boolean;
  onDiscard: () => void;
}

/** Says what happens to a form left half filled in; nothing where the browser stores nothing. */
export const DraftLine = ({ kind, hasEntries, onDiscard }: DraftLineProps) => {
  const wasDiscarded = kind === 'discarded' && !hasEntries;
  return (
    // Room for the line that only a script can promise, or all below it would jump when it comes.
    <div className="draft-line form-text mt-3" data-room={kind === 'none' ? draftTexts.kept : undefined}>
      <span role="status">{wasDiscarded && draftTexts.discarded}</span>
      {kind !== 'none' && !wasDiscarded && <span>{draftTexts.kept}</span>}
      {kind !== 'none' && kind !== 'restored' && hasEntries && (
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {draftTexts.discard}
        </button>
      )}
    </div>
  );
};
