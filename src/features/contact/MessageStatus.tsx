import { messageTexts } from '../../content/messageTexts.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectDelivery, type Delivery } from '../../store/deliverySlice.ts';
import { useIsOffline } from '../../ui/useIsOffline.ts';

interface MessageStatusProps {
  isSending: boolean;
  wasCancelled: boolean;
  onCancel: () => void;
}

type Way = Pick<Delivery, 'attempts' | 'state'>;
const START: Way = { attempts: 0, state: 'travelling' };

const wordsOf = ({ attempts, state }: Way): string => {
  if (state === 'offline') return attempts === 0 ? messageTexts.offline : messageTexts.offlineChecking;
  return attempts > 1 || state === 'pausing' ? messageTexts.checking : messageTexts.underWay;
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
      {isSending && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {way.state === 'offline' && way.attempts === 0
            ? messageTexts.cancelWaiting
            : messageTexts.stopWaiting}
        </button>
      )}
    </>
  );
};
