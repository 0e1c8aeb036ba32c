import { film } from '../../content/film.ts';

/** The film of our own, of which nothing but its still picture is loaded before somebody plays it; what it shows stands beside it. */
export const Film = () => (
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
  </div>
);
