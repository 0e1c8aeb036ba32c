import { placeholderTexts } from '../../content/placeholderTexts.ts';
import { FrameOnClick } from '../../ui/FrameOnClick.tsx';
import { Film } from './Film.tsx';
import { PlaceholderDrawing } from './PlaceholderDrawing.tsx';

interface PlaceholderPictureProps {
  hasVideo: boolean;
  /** Of a video at another company; empty where our own film is shown. */
  videoUrl: string;
}

/**
 * The still drawing; on a page with a video our own film, or behind a button the video that is set instead. YouTube and
 * others play for known referrers only.
 */
export const PlaceholderPicture = ({ hasVideo, videoUrl }: PlaceholderPictureProps) => {
  if (!hasVideo) return <PlaceholderDrawing />;
  if (videoUrl === '') return <Film />;
  return (
    <div className="form-page mb-4">
      <FrameOnClick
        address={videoUrl}
        title={placeholderTexts.video}
        button={placeholderTexts.showVideo}
        referrerPolicy="strict-origin-when-cross-origin"
      >
        <PlaceholderDrawing />
      </FrameOnClick>
    </div>
  );
};
