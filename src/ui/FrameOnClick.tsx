import { useState, type ReactNode } from 'react';
import { frameTexts } from '../content/frameTexts.ts';
import * as styles from './FrameOnClick.module.scss';

interface FrameOnClickProps {
  /** Address at another company. */
  address: string;
  /** Name of what is shown. */
  title: string;
  /** What the button says. */
  button: string;
  /** `no-referrer`, unless the provider refuses to show it then. */
  referrerPolicy?: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** Stands there until the button is pressed: a drawing of ours. */
  children: ReactNode;
}

/** The button that was pressed is gone; its focus goes to what it brought. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A map or video of another company, of which nothing is loaded before a click. */
export const FrameOnClick = ({
  address,
  title,
  button,
  referrerPolicy = 'no-referrer',
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
      <p className="form-text mt-2 needs-js">
        {isOpen ? (
          <a href={address} rel="noreferrer">
            {frameTexts.open(host)}
          </a>
        ) : (
          frameTexts.before(host)
        )}
      </p>
    </div>
  );
};
