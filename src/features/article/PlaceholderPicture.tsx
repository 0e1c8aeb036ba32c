import type { ReactNode } from 'react';
import { film } from '../../content/film.ts';
import { frameTexts } from '../../content/frameTexts.ts';
import { placeholderTexts } from '../../content/placeholderTexts.ts';
import { FrameOnClick } from '../../ui/FrameOnClick.tsx';

/** A diagram of connected nodes, one of which is still missing. */
const PlaceholderDrawing = () => (
  <svg className="placeholder-drawing" viewBox="0 0 416 128" width="416" height="128" aria-hidden="true">
    <path d="M8 64h88M120 64h56M48 64v40h284V64M240 64h80M344 64h64M108 52V16h224v36" />
    <path className="placeholder-nodes" d="M96 52h24v24H96zM320 52h24v24h-24zM36 52h24v24H36z" />
    <path className="placeholder-gap" strokeDasharray="6 5" d="M176 40h64v48h-64z" />
  </svg>
);

/**
 * Our own film. Only its poster is loaded before it is played. The transcript is beside it, and the page's text below.
 */
const Film = ({ children }: { children: ReactNode }) => (
  <div className="film">
    <video
      controls
      playsInline
      preload="none"
      poster={film.poster}
      width={film.width}
      height={film.height}
      aria-label={film.title}
    >
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" />
      <track kind="captions" src={film.captionsFile} srcLang="en" label={film.captionsLabel} default />
    </video>
    <div className="film-transcript">
      <h2 className="h4">{film.transcriptTitle}</h2>
      <ol>
        {film.captions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
    {children}
  </div>
);

interface PlaceholderPictureProps {
  hasVideo: boolean;
  /** URL of a video on another host; empty for our own film. */
  videoUrl: string;
  /** The page's text. */
  children?: ReactNode;
}

/**
 * Shows a drawing, our own film, or a button that loads the configured video, above the page's text. YouTube and others
 * only play with a referrer.
 */
export const PlaceholderPicture = ({ hasVideo, videoUrl, children }: PlaceholderPictureProps) => {
  if (hasVideo && videoUrl === '') return <Film>{children}</Film>;
  return (
    <>
      {hasVideo ? (
        <div className="form-page mb-4">
          <FrameOnClick
            url={videoUrl}
            title={placeholderTexts.video}
            button={placeholderTexts.showVideo}
            referrerPolicy="strict-origin-when-cross-origin"
          >
            <PlaceholderDrawing />
          </FrameOnClick>
          <p className="form-text mt-2 needs-js">{frameTexts.before(new URL(videoUrl).host)}</p>
        </div>
      ) : (
        <PlaceholderDrawing />
      )}
      {children}
    </>
  );
};
