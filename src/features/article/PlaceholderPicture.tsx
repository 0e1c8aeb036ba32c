import { placeholderTexts } from '../../content/placeholderTexts.ts';
import { FrameOnClick } from '../../ui/FrameOnClick.tsx';
import { PlaceholderDrawing } from './PlaceholderDrawing.tsx';

/** The still drawing, and behind a button the video, where one is set. YouTube and others play for known referrers only. */
export const PlaceholderPicture = ({ videoUrl }: { videoUrl: string }) => {
  if (videoUrl === '') return <PlaceholderDrawing />;
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
