import { draftTexts } from '../../../content/careersTexts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import type { DraftState } from '../../../store/draft/useDraft.ts';

interface DraftNoticeProps {
  draft: DraftState;
  /** Whether a resume is still to be chosen. */
  lacksResume: boolean;
  onDiscard: () => void;
}

/** Says that something came back, and what of it did not; one live element throughout, so that it is announced. */
export const DraftNotice = ({ draft, lacksResume, onDiscard }: DraftNoticeProps) => (
  <div role="status">
    {draft.kind === 'restored' && (
      <Alert kind="info">
        <p>
          {draftTexts.restored}{' '}
          {lacksResume ? draftTexts.restoredNoFile : draft.hasFile && draftTexts.restoredFile}
        </p>
        {draft.isInDoubt && <p>{draftTexts.inDoubt}</p>}
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {draftTexts.discard}
        </button>
      </Alert>
    )}
  </div>
);
