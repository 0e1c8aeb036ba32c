import ProgressBar from 'react-bootstrap/ProgressBar';
import { applyTexts, deliveryTexts } from '../../../content/careersTexts.ts';
import { site } from '../../../content/site.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectIsRepeated, selectUploadPercent } from '../../../store/submissionSlice.ts';
import { StillTrying } from '../../../ui/StillTrying.tsx';
import { useIsOffline } from '../../../ui/useIsOffline.ts';
import type { Phase } from './useSendApplication.ts';

interface SendingStatusProps {
  phase: Phase;
  wasCancelled: boolean;
  onCancel: () => void;
}

interface Way {
  phase: 'uploading' | 'sending';
  percent: number | undefined;
  isRepeated: boolean;
  isOffline: boolean;
}

const textOf = ({ phase, percent, isRepeated, isOffline }: Way): string => {
  const isUpload = phase === 'uploading';
  if (isOffline) return isUpload || !isRepeated ? deliveryTexts.offline : deliveryTexts.offlineChecking;
  if (isUpload) return isRepeated ? deliveryTexts.uploadingAgain : deliveryTexts.uploading(percent);
  return isRepeated ? deliveryTexts.checking : applyTexts.sending;
};

/** Once the application itself has been sent, one can only stop waiting. */
const cancelText = ({ phase, isRepeated, isOffline }: Way): string => {
  if (isOffline && (phase === 'uploading' || !isRepeated)) return deliveryTexts.cancelWaiting;
  return phase === 'uploading' ? deliveryTexts.cancelUpload : deliveryTexts.stopWaiting;
};

/** The running attempt in words, the same live element throughout, and the upload's progress with the way out. */
export const SendingStatus = ({ phase, wasCancelled, onCancel }: SendingStatusProps) => {
  const percent = useAppSelector(selectUploadPercent);
  const isRepeated = useAppSelector(selectIsRepeated);
  const isOffline = useIsOffline();
  const idle = isOffline ? deliveryTexts.offlineEditing : wasCancelled ? deliveryTexts.cancelled : '';
  // In tens, or a screen reader would do nothing but count.
  const tens = percent === undefined ? undefined : percent - (percent % 10);
  const way = phase === 'editing' ? undefined : { phase, percent: tens, isRepeated, isOffline };
  return (
    <>
      <p role="status" className="form-status">
        {way ? textOf(way) : idle}
      </p>
      {phase === 'uploading' && !isOffline && (
        <ProgressBar className="mb-3">
          <ProgressBar isChild now={percent ?? 0} aria-label={deliveryTexts.progress} />
        </ProgressBar>
      )}
      {way && isRepeated && <StillTrying email={site.careersEmail} />}
      {way && (
        <button type="button" className="btn btn-quiet mb-4" onClick={onCancel}>
          {cancelText(way)}
        </button>
      )}
    </>
  );
};
