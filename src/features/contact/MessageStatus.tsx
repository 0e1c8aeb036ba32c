import { stillTryingTexts } from '../../content/formTexts.ts';
import { messageTexts } from '../../content/messageTexts.ts';
import { site } from '../../content/site.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectDelivery, type Delivery } from '../../store/deliverySlice.ts';
import { StillTrying } from '../../ui/StillTrying.tsx';
import { useIsOffline } from '../../ui/useIsOffline.ts';

interface MessageStatusProps {
  isSending: boolean;
  wasCancelled: boolean;
  onCancel: () => void;
}

type Way = Pick<Delivery, 'attempts' | 'state' | 'trouble'>;
const START: Way = { attempts: 0, state: 'travelling' };

const wordsOf = ({ attempts, state, trouble }: Way): string => {
  if (state === 'offline') return attempts === 0 ? messageTexts.offline : messageTexts.offlineChecking;
  if (!trouble && attempts < 2) return messageTexts.underWay;
  return trouble?.isUnanswered
    ? `${stillTryingTexts.unanswered} ${messageTexts.checking}`
    : messageTexts.checking;
};

const wayOut = ({ attempts, state, trouble }: Way): string => {
  if (trouble) return stillTryingTexts.stop;
  return state === 'offline' && attempts === 0 ? messageTexts.cancelWaiting : messageTexts.stopWaiting;
};

/** How the message fares, the same live element throughout; with a way out where it takes longer. */
export const MessageStatus = ({ isSending, wasCancelled, onCancel }: MessageStatusProps) => {
  const way = useAppSelector(selectDelivery) ?? START;
  const isOffline = useIsOffline();
  const idle = isOffline ? messageTexts.offlineEditing : wasCancelled ? messageTexts.cancelled : '';
  return (
    <>
      <p role="status" className="form-status">
        {isSending ? wordsOf(way) : idle}
      </p>
      {isSending && way.trouble && <StillTrying until={way.trouble.until} email={site.email} />}
      {isSending && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {wayOut(way)}
        </button>
      )}
    </>
  );
};
