import { useState, type ReactNode } from 'react';
import { frameTexts } from '../content/frameTexts.ts';
import { joinClasses } from '../lib/joinClasses.ts';
import * as styles from './FrameOnClick.module.scss';

interface FrameOnClickProps {
  /** URL of the embedded content. */
  url: string;
  /** Name of the content. */
  title: string;
  /** Label of the button. */
  button: string;
  /** `no-referrer`, unless the provider then refuses to show it. */
  referrerPolicy?: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** Our own drawing, shown until the button is pressed. */
  children: ReactNode;
}

/** The pressed button disappears, so the focus moves to the frame. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A map or video from another company, which the page names. Nothing is loaded from there before a click. */
export const FrameOnClick = ({
  url,
  title,
  button,
  referrerPolicy = 'no-referrer',
  children,
}: FrameOnClickProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div className={styles.frame}>
        {isOpen ? (
          <iframe
            ref={focusFrame}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy={referrerPolicy}
            loading="lazy"
            allow="fullscreen"
            title={title}
            src={url}
          />
        ) : (
          children
        )}
      </div>
      {isOpen ? (
        <p className="form-text mt-2">
          <a href={url} rel="noreferrer">
            {frameTexts.open(new URL(url).host)}
          </a>
        </p>
      ) : (
        <button
          type="button"
          className={joinClasses('btn btn-quiet needs-js', styles.button)}
          onClick={() => setIsOpen(true)}
        >
          {button}
        </button>
      )}
    </div>
  );
};
