import { applyTexts, deliveryTexts } from '../../content/careersTexts.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectDelivery, type Delivery } from '../../store/deliverySlice.ts';
import { selectProgress } from '../../store/uploadSlice.ts';
import { useIsOffline } from '../../ui/useIsOffline.ts';
import type { Phase } from './useSending.ts';

interface SendingStatusProps {
  phase: Phase;
  wasCancelled: boolean;
  onCancel: () => void;
}

const usePercent = (): number => {
  const progress = useAppSelector(selectProgress);
  return progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : 0;
};

type Way = Pick<Delivery, 'attempts' | 'state'>;
const START: Way = { attempts: 0, state: 'travelling' };

const isRepeated = ({ attempts, state }: Way): boolean => attempts > 1 || state === 'pausing';

const wordsOf = (phase: 'uploading' | 'sending', way: Way, percent: number): string => {
  const isUpload = phase === 'uploading';
  if (way.state === 'offline') {
    return isUpload || way.attempts === 0 ? deliveryTexts.offline : deliveryTexts.offlineChecking;
  }
  if (isUpload) return isRepeated(way) ? deliveryTexts.uploadingAgain : deliveryTexts.uploading(percent);
  return isRepeated(way) ? deliveryTexts.checking : applyTexts.sending;
};

/** Once the application itself is on its way, nobody can take it back: then one can only stop waiting. */
const wayOut = (phase: Phase, way: Way): string => {
  const isUpload = phase === 'uploading';
  if (way.state === 'offline' && (isUpload || way.attempts === 0)) return deliveryTexts.cancelWaiting;
  return isUpload ? deliveryTexts.cancelUpload : deliveryTexts.stopWaiting;
};

/** The running attempt in words, the same live element throughout, and the upload's progress with the way out. */
export const SendingStatus = ({ phase, wasCancelled, onCancel }: SendingStatusProps) => {
  const percent = usePercent();
  const way = useAppSelector(selectDelivery) ?? START;
  const isOffline = useIsOffline();
  const idle = isOffline ? deliveryTexts.offlineEditing : wasCancelled ? deliveryTexts.cancelled : '';
  // In tens, or a screen reader would do nothing but count.
  const words = phase === 'editing' ? idle : wordsOf(phase, way, percent - (percent % 10));
  return (
    <>
      <p role="status" className="form-status">
        {words}
      </p>
      {phase !== 'editing' && (
        <div className="mb-4">
          {phase === 'uploading' && way.state !== 'offline' && (
            <progress className="w-100" max={100} value={percent} aria-label={deliveryTexts.progress} />
          )}
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {wayOut(phase, way)}
          </button>
        </div>
      )}
    </>
  );
};
