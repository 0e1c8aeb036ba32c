import { useEffect, useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { dialogTexts } from '../content/dialogTexts.ts';
import { Icon } from './Icon.tsx';

interface ReadMoreModalProps {
  /** Name of the content; undefined while it is closed. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the full text of a card. */
export const ReadMoreModal = ({ title, onClose, children }: ReadMoreModalProps) => {
  const titleId = useId();
  const isOpen = title !== undefined;
  // The library's focus trap lets the focus out and moves it back. An inert page never gets it.
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
          <span className="visually-hidden">{`${dialogTexts.close} ${title}`}</span>
        </button>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <Button onClick={onClose}>{dialogTexts.close}</Button>
      </Modal.Footer>
    </Modal>
  );
};
