import { useEffect, useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { dialogTexts } from '../content/dialogTexts.ts';
import { Icon } from './Icon.tsx';

interface ReadMoreModalProps {
  /** Name of what is shown; undefined while nothing is. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the whole of what a card says in short. */
export const ReadMoreModal = ({ title, onClose, children }: ReadMoreModalProps) => {
  const titleId = useId();
  const isOpen = title !== undefined;
  // The library's trap lets the focus out and fetches it back; an inert page is never reached.
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isOpen || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isOpen]);
  return (
    <Modal show={isOpen} onHide={onClose} animation={false} aria-labelledby={titleId}>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
        <button type="button" className="btn-icon modal-x" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">
            {dialogTexts.close} {title}
          </span>
        </button>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>{dialogTexts.close}</Button>
      </Modal.Footer>
    </Modal>
  );
};
