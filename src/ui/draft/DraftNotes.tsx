import { draftTexts } from '../../content/draftTexts.ts';
import { Alert } from '../Alert.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { KEEP_DRAFT_ID, type DraftKind } from './useDraft.ts';

interface DraftLineProps {
  /** `none`: storage is blocked, so the page does not say that the text is kept. */
  kind: DraftKind;
  /** Whether there is anything to discard. */
  hasEntries: boolean;
  onDiscard: () => void;
  /** The choice to keep the draft on this device for a week; left out if the form does not offer it. */
  keep?: { isKept: boolean; onChange: (isKept: boolean) => void };
}

/** Says that the browser keeps a half-filled form, and for how long. Empty if storage is blocked. */
export const DraftLine = ({ kind, hasEntries, onDiscard, keep }: DraftLineProps) => {
  const wasDiscarded = kind === 'discarded' && !hasEntries;
  const keptText = keep?.isKept ? draftTexts.keptOnDevice : draftTexts.kept;
  return (
    <>
      {/* Reserves the height of the line, which appears only after hydration. */}
      <div className="draft-line form-text mt-3" data-reserve={kind === 'none' ? draftTexts.kept : undefined}>
        <span role="status">{wasDiscarded && draftTexts.discarded}</span>
        {kind !== 'none' && !wasDiscarded && <span>{keptText}</span>}
        {kind !== 'none' && kind !== 'restored' && hasEntries && (
          <button type="button" className="btn btn-quiet" onClick={onDiscard}>
            {draftTexts.discard}
          </button>
        )}
      </div>
      {keep && (
        // Off by default, because other people may use the same device. It has no `name`, so it is never sent.
        <Checkbox
          className="needs-js"
          id={KEEP_DRAFT_ID}
          label={draftTexts.keep}
          hint={draftTexts.keepHint}
          checked={keep.isKept}
          onCheckedChange={keep.onChange}
        />
      )}
    </>
  );
};

interface DraftNoticeProps {
  draft: { kind: DraftKind; mayHaveArrived: boolean };
  /** Says whether the file has to be chosen again. */
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
