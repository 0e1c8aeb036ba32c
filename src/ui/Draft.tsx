import { draftTexts } from '../content/draftTexts.ts';
import { Alert } from './Alert.tsx';

interface DraftLineProps {
  /** `none`: the browser stores nothing, and the page promises nothing. */
  kind: 'none' | 'saved' | 'restored' | 'discarded';
  /** There is something to discard. */
  hasEntries: boolean;
  onDiscard: () => void;
}

/** Says what happens to a half-filled form. Empty if the browser stores nothing. */
export const DraftLine = ({ kind, hasEntries, onDiscard }: DraftLineProps) => {
  const wasDiscarded = kind === 'discarded' && !hasEntries;
  return (
    // Reserves the height of the line, which only a script can show.
    <div className="draft-line form-text mt-3" data-reserve={kind === 'none' ? draftTexts.kept : undefined}>
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

interface DraftNoticeProps {
  draft: { kind: string; mayHaveArrived?: boolean };
  /** Whether the selected file was restored, too. */
  fileNote?: string | undefined;
  onDiscard: () => void;
}

/**
 * Says that a draft was restored, and what is missing. The live region is always rendered, so that it is announced.
 */
export const DraftNotice = ({ draft, fileNote, onDiscard }: DraftNoticeProps) => (
  <div role="status">
    {draft.kind === 'restored' && (
      <Alert kind="info">
        <p>{[draftTexts.restored, fileNote].filter(Boolean).join(' ')}</p>
        {draft.mayHaveArrived && <p>{draftTexts.mayHaveArrived}</p>}
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {draftTexts.discard}
        </button>
      </Alert>
    )}
  </div>
);
