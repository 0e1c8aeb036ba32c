import { draftTexts } from '../content/draftTexts.ts';
import { Alert } from './Alert.tsx';

interface DraftLineProps {
  /** `none`: storage is blocked, so the page does not say that the text is kept. */
  kind: 'none' | 'saved' | 'restored' | 'discarded';
  /** Whether there is anything to discard. */
  hasEntries: boolean;
  onDiscard: () => void;
}

/** Says that the browser keeps a half-filled form. Empty if storage is blocked. */
export const DraftLine = ({ kind, hasEntries, onDiscard }: DraftLineProps) => {
  const wasDiscarded = kind === 'discarded' && !hasEntries;
  return (
    // Reserves the height of the line, which appears only after hydration.
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
  /** Says whether the selected file was also restored. */
  fileNote?: string | undefined;
  onDiscard: () => void;
}

/**
 * Says that a draft was restored, and what is missing. The live region is always rendered, so that this is announced.
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
