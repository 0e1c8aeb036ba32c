import { draftTexts } from '../../../content/careersTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import type { DraftState } from './useDraft.ts';

interface DraftNoticeProps {
  draft: DraftState;
  onDiscard: () => void;
}

/** Says that something came back, and what of it did not; one live element throughout, so that it is announced. */
export const DraftNotice = ({ draft, onDiscard }: DraftNoticeProps) => (
  <div role="status">
    {draft.kind === 'restored' && (
      <Alert kind="info">
        <p>
          {draftTexts.restored} {draft.hasFile ? draftTexts.restoredFile : draftTexts.restoredNoFile}
        </p>
        {draft.isInDoubt && <p>{draftTexts.inDoubt}</p>}
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {draftTexts.discard}
        </button>
      </Alert>
    )}
  </div>
);
