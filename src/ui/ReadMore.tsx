import type { ReactNode } from 'react';

interface ReadMoreProps {
  label: string;
  /** Spoken after the label, so that no two buttons of a page are called the same. */
  about: string;
  onOpen: () => void;
  /** What the dialog shows, for readers without JavaScript. */
  children: ReactNode;
}

/** Opens a dialog; without JavaScript the same words unfold in place. */
export const ReadMore = ({ label, about, onOpen, children }: ReadMoreProps) => {
  const words = (
    <>
      {label}
      <span className="visually-hidden">{about}</span>
    </>
  );
  return (
    <div className="read-more">
      <button type="button" className="btn btn-quiet needs-js" aria-haspopup="dialog" onClick={onOpen}>
        {words}
      </button>
      <details className="without-js">
        <summary className="btn btn-quiet">{words}</summary>
        {children}
      </details>
    </div>
  );
};
