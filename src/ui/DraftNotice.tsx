import { draftTexts } from '../content/draftTexts.ts';
import { Alert } from './Alert.tsx';

interface DraftNoticeProps {
  draft: { kind: string; isInDoubt?: boolean };
  /** What else of the form came back, or did not. */
  more?: string | undefined;
  onDiscard: () => void;
}

/** Says that something came back, and what of it did not; one live element throughout, so that it is announced. */
export const DraftNotice = ({ draft, more, onDiscard }: DraftNoticeProps) => (
  <div role="status">
    {draft.kind === 'restored' && (
      <Alert kind="info">
        <p>{[draftTexts.restored, more].filter(Boolean).join(' ')}</p>
        {draft.isInDoubt && <p>{draftTexts.inDoubt}</p>}
        <button type="button" className="btn btn-quiet" onClick={onDiscard}>
          {draftTexts.discard}
        </button>
      </Alert>
    )}
  </div>
);
