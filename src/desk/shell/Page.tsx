import { Fragment, useEffect, useRef, useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Dropdown from 'react-bootstrap/Dropdown';
import Modal from 'react-bootstrap/Modal';
import { site } from '../../content/site.ts';
import { formatCount } from '../../lib/formatCount.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { asDeskError } from '../deskApi.ts';

interface PageProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the desk: document title, heading, actions. The heading receives the focus when the page opens. */
export const Page = ({ title, actions, children }: PageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <title>{`${title} – ${site.name} staff desk`}</title>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <h1 ref={heading} tabIndex={-1} className="flex-grow-1 mb-0">
          {title}
        </h1>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </>
  );
};

export const NotFound = () => (
  <>
    <title>{`Page not found – ${site.name} staff desk`}</title>
    <StateMessage heading="h1" icon="infoCircle" title="Page not found" text="The desk has no such page." />
  </>
);

interface LoadedProps<Data> {
  /** What a query hook returns. `data` may belong to the previous arguments, so only `currentData` is shown. */
  result: { currentData?: Data | undefined; error?: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Renders the result of a query: a spinner, an error with a retry button, or the data. */
export const Loaded = <Data,>({ result: { currentData, error, refetch }, children }: LoadedProps<Data>) => {
  if (currentData !== undefined) return children(currentData);
  const failure = asDeskError(error);
  if (!failure) return <Spinner />;
  if (failure.status === 404)
    return <StateMessage icon="infoCircle" title="This no longer exists" text={failure.text} />;
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
  /** The id of the text that describes the dialog. */
  describedBy?: string;
  size?: 'lg';
  /** If missing, only buttons in the content close the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** React-Bootstrap's modal with an accessible name. */
export const Dialog = ({ title, describedBy, onClose, children, ...modal }: DialogProps) => {
  const id = useId();
  return (
    <Modal
      {...modal}
      show
      animation={false}
      aria-labelledby={id}
      aria-describedby={describedBy}
      backdrop={onClose ? true : 'static'}
      keyboard={Boolean(onClose)}
      {...(onClose && { onHide: onClose })}
    >
      <Modal.Header closeButton={Boolean(onClose)}>
        <Modal.Title as="h2" id={id}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
    </Modal>
  );
};

interface MenuProps {
  label: ReactNode;
  className?: string;
  /** What the actions apply to, for screen readers. */
  target?: string;
  items: readonly (readonly [label: string, act: () => unknown] | false)[];
}

export const Menu = ({ label, className, target, items }: MenuProps) => (
  <Dropdown align="end" className={className}>
    {/* The menu takes its name from the button's id. */}
    <Dropdown.Toggle id={useId()} variant="quiet">
      {label}
      {target && <span className="visually-hidden"> {target}</span>}
    </Dropdown.Toggle>
    <Dropdown.Menu className="shadow" popperConfig={{ strategy: 'fixed' }}>
      {items.map(
        (item) =>
          item && (
            <Dropdown.Item key={item[0]} as="button" type="button" onClick={() => void item[1]()}>
              {item[0]}
            </Dropdown.Item>
          ),
      )}
    </Dropdown.Menu>
  </Dropdown>
);

/** A list of names and values. A name without a value is left out. */
export const DescriptionList = ({
  items,
}: {
  items: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl className="row mb-0">
    {items.map(([name, value]) =>
      value ? (
        <Fragment key={name}>
          <dt className="col-sm-4 fw-normal text-body-secondary">{name}</dt>
          <dd className="col-sm-8 text-break">{value}</dd>
        </Fragment>
      ) : null,
    )}
  </dl>
);

/** '1 email', '2 emails'; `plural` for words such as 'people'. */
export const pluralise = (count: number, word: string, plural = `${word}s`): string =>
  `${formatCount(count)} ${count === 1 ? word : plural}`;
