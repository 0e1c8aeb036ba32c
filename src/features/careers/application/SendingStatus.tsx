import { applyTexts, deliveryTexts } from '../../../content/careersTexts.ts';
import { stillTryingTexts } from '../../../content/formTexts.ts';
import { site } from '../../../content/site.ts';
import { selectDelivery, type Delivery } from '../../../store/deliverySlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectProgress } from '../../../store/uploadSlice.ts';
import { StillTrying } from '../../../ui/StillTrying.tsx';
import { useIsOffline } from '../../../ui/useIsOffline.ts';
import type { Phase } from './useSendApplication.ts';

interface SendingStatusProps {
  phase: Phase;
  wasCancelled: boolean;
  onCancel: () => void;
}

/** Undefined where nothing is known of it: at first, and throughout with another host. */
const usePercent = (): number | undefined => {
  const progress = useAppSelector(selectProgress);
  return progress && progress.total > 0 ? Math.floor((100 * progress.sent) / progress.total) : undefined;
};

type Way = Pick<Delivery, 'attempts' | 'state' | 'trouble'>;
const START: Way = { attempts: 0, state: 'travelling' };

const offlineWords = (isUpload: boolean, { attempts }: Way): string =>
  isUpload || attempts === 0 ? deliveryTexts.offline : deliveryTexts.offlineChecking;

const wordsOf = (phase: 'uploading' | 'sending', way: Way, percent: number | undefined): string => {
  const isUpload = phase === 'uploading';
  if (way.state === 'offline') return offlineWords(isUpload, way);
  // What came online again after the last failure begins its count anew, but is a repetition all the same.
  if (!way.trouble && way.attempts < 2)
    return isUpload ? deliveryTexts.uploading(percent) : applyTexts.sending;
  if (!way.trouble?.isUnanswered) return isUpload ? deliveryTexts.uploadingAgain : deliveryTexts.checking;
  const next = isUpload ? deliveryTexts.uploadingAnew : deliveryTexts.checking;
  return `${stillTryingTexts.unanswered} ${next}`;
};

/** Once the application itself is on its way, nobody can take it back: then one can only stop waiting. */
const wayOut = (phase: Phase, way: Way): string => {
  const isUpload = phase === 'uploading';
  if (way.trouble) return stillTryingTexts.stop;
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
  const tens = percent === undefined ? undefined : percent - (percent % 10);
  const words = phase === 'editing' ? idle : wordsOf(phase, way, tens);
  return (
    <>
      <p role="status" className="form-status">
        {words}
      </p>
      {phase === 'uploading' && way.state !== 'offline' && (
        <progress className="w-100" max={100} value={percent} aria-label={deliveryTexts.progress} />
      )}
      {phase !== 'editing' && way.trouble && (
        <StillTrying until={way.trouble.until} email={site.careersEmail} />
      )}
      {phase !== 'editing' && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {wayOut(phase, way)}
        </button>
      )}
    </>
  );
};
