import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { dialogTexts } from '../content/dialogTexts.ts';
import { Icon } from './Icon.tsx';
import { useInertPage } from './useInertPage.ts';

interface ReadMoreModalProps {
  /** Name of what is shown; undefined while nothing is. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with the whole of what a card says in short. The library closes on Escape and on a click beside the dialog
 * and hands the focus back; the name it lacks comes from the heading. It animates nothing here:
 * the stylesheet lets the dialog appear, and a closed one is gone at once.
 */
export const ReadMoreModal = ({ title, onClose, children }: ReadMoreModalProps) => {
  const titleId = useId();
  const isOpen = title !== undefined;
  useInertPage(isOpen);
  return (
    <Modal show={isOpen} onHide={onClose} animation={false} aria-labelledby={titleId}>
      <div className="modal-header">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="btn-icon modal-x" onClick={onClose}>
          <Icon name="close" />
          <span className="visually-hidden">
            {dialogTexts.close} {title}
          </span>
        </button>
      </div>
      <div className="modal-body">{children}</div>
      <div className="modal-footer">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {dialogTexts.close}
        </button>
      </div>
    </Modal>
  );
};
