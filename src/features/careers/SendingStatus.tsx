import { applyTexts } from '../../content/careersTexts.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectProgress } from '../../store/uploadSlice.ts';
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

/** The running attempt in words, the same live element throughout, and the upload's progress with its way out. */
export const SendingStatus = ({ phase, wasCancelled, onCancel }: SendingStatusProps) => {
  const percent = usePercent();
  const idle = wasCancelled ? applyTexts.cancelled : '';
  // In tens, or a screen reader would do nothing but count.
  const uploading = applyTexts.uploading(percent - (percent % 10));
  const words = { editing: idle, uploading, sending: applyTexts.sending };
  return (
    <>
      <p role="status">{words[phase]}</p>
      {phase === 'uploading' && (
        <div className="mb-4">
          <progress className="w-100" max={100} value={percent} aria-label={applyTexts.progress} />
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            {applyTexts.cancel}
          </button>
        </div>
      )}
    </>
  );
};
