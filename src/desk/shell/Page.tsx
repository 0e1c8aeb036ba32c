import { useEffect, useRef, useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { site } from '../../content/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { asDeskError } from '../deskApi.ts';

interface PageProps {
  title: string;
  /** Beside the title: a count, or what the page is about. */
  note?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the desk: document title, heading, actions. The heading takes the focus when the page opens. */
export const Page = ({ title, note, actions, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    document.title = `${title} – ${site.name} staff desk`;
  }, [title]);
  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title} {note && <small>{note}</small>}
        </h1>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </>
  );
};

interface Call<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  /** What a generated query hook returns. */
  call: Call<Data>;
  children: (data: Data) => ReactNode;
}

/** The states of a call: loading, failed with a way to try again, and what it answered. */
export const Loaded = <Data,>({ call: { data, error, refetch }, children }: LoadedProps<Data>) => {
  if (data !== undefined) return children(data);
  const failure = asDeskError(error);
  if (!failure) return <Spinner />;
  if (failure.status === 404)
    return <StateMessage icon="infoCircle" title="This is not there any more" text={failure.text} />;
  return (
    <StateMessage icon="exclamationCircle" title="This could not be loaded" text={failure.text} role="alert">
      <Button variant="primary" onClick={() => refetch()}>
        Try again
      </Button>
    </StateMessage>
  );
};

interface DialogProps {
  title: string;
  size?: 'lg';
  /** Without it the dialog stays until its own buttons end it. */
  onClose?: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** The library's modal with a name and a close button of 44 pixels. */
export const Dialog = ({ title, size, onClose, footer, children }: DialogProps) => {
  const id = useId();
  return (
    <Modal
      show
      animation={false}
      aria-labelledby={id}
      backdrop={onClose ? true : 'static'}
      keyboard={Boolean(onClose)}
      {...(size && { size })}
      {...(onClose && { onHide: onClose })}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={id}>
          {title}
        </Modal.Title>
        {onClose && (
          <button type="button" className="btn btn-quiet border-0" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>{footer}</Modal.Footer>
    </Modal>
  );
};
