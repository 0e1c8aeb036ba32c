import { useState, type ReactNode } from 'react';
import { frameTexts } from '../content/frameTexts.ts';
import * as styles from './FrameOnClick.module.scss';

interface FrameOnClickProps {
  /** Address of the embedded content. */
  address: string;
  /** Name of the content. */
  title: string;
  /** Label of the button. */
  button: string;
  /** `no-referrer`, unless the provider then refuses to show it. */
  referrerPolicy?: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** The page itself says where the content comes from. */
  isAnnounced?: boolean;
  /** Our own drawing, shown until the button is pressed. */
  children: ReactNode;
}

/** The button disappears when it is pressed. The focus moves to the frame. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A map or video of another company. Nothing is loaded from there before a click. */
export const FrameOnClick = ({
  address,
  title,
  button,
  referrerPolicy = 'no-referrer',
  isAnnounced,
  children,
}: FrameOnClickProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { host } = new URL(address);
  return (
    <div>
      <div className={styles.frame}>
        {isOpen ? (
          <iframe
            ref={takeFocus}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy={referrerPolicy}
            loading="lazy"
            allow="fullscreen"
            title={title}
            src={address}
          />
        ) : (
          <>
            {children}
            <button type="button" className="btn btn-quiet needs-js" onClick={() => setIsOpen(true)}>
              {button}
            </button>
          </>
        )}
      </div>
      {(isOpen || !isAnnounced) && (
        <p className="form-text mt-2 needs-js">
          {isOpen ? (
            <a href={address} rel="noreferrer">
              {frameTexts.open(host)}
            </a>
          ) : (
            frameTexts.before(host)
          )}
        </p>
      )}
    </div>
  );
};
