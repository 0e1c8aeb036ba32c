import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsRepeated } from '../../store/submissionSlice.ts';
import { StillTrying } from '../../ui/StillTrying.tsx';
import { useIsOffline } from '../../ui/useIsOffline.ts';

interface MessageStatusProps {
  isSending: boolean;
  wasCancelled: boolean;
  onCancel: () => void;
}

/** How the message fares, the same live element throughout; with a way out where it takes longer. */
export const MessageStatus = ({ isSending, wasCancelled, onCancel }: MessageStatusProps) => {
  const isRepeated = useAppSelector(selectIsRepeated);
  const isOffline = useIsOffline();
  const idle = isOffline ? messageTexts.offlineEditing : wasCancelled ? messageTexts.cancelled : '';
  const underWay = isRepeated ? messageTexts.checking : messageTexts.underWay;
  const offline = isRepeated ? messageTexts.offlineChecking : messageTexts.offline;
  return (
    <>
      <p role="status" className="form-status">
        {isSending ? (isOffline ? offline : underWay) : idle}
      </p>
      {isSending && isRepeated && <StillTrying email={site.email} />}
      {isSending && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {isOffline && !isRepeated ? messageTexts.cancelWaiting : messageTexts.stopWaiting}
        </button>
      )}
    </>
  );
};
