import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import Toast from 'react-bootstrap/Toast';
import ToastContainer from 'react-bootstrap/ToastContainer';
import { Icon } from '../../ui/Icon.tsx';
import { useChangeApplicationsMutation } from '../api.ts';
import { asDeskError } from '../deskApi.ts';
import { useDeskDispatch, useDeskSelector } from '../hooks.ts';
import { toastShown, selectToasts, toastClosed, type Toast as ToastData } from './toastsSlice.ts';
import { useKeys } from './useKeys.ts';

export const useToasts = () => {
  const dispatch = useDeskDispatch();
  const said = (text: string): void => void dispatch(toastShown({ kind: 'done', text }));
  const failed = (error: unknown): void =>
    void dispatch(toastShown({ kind: 'failed', text: asDeskError(error)?.text ?? '' }));
  return { said, failed };
};

const SHOWN_MS = 10_000;

const OneToast = ({ toast, onUndo }: { toast: ToastData; onUndo: () => void }) => {
  const dispatch = useDeskDispatch();
  const { id, kind, text, undo } = toast;
  useEffect(() => {
    // A failure stays until it has been read.
    if (kind === 'failed') return undefined;
    const timer = setTimeout(() => dispatch(toastClosed(id)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id, kind]);
  return (
    <Toast className={kind === 'failed' ? 'toast-failed' : ''} animation={false}>
      <Toast.Body>
        <p>{text}</p>
        {undo && (
          <Button variant="link" onClick={onUndo}>
            Undo
          </Button>
        )}
        <Button variant="link" aria-label="Close this message" onClick={() => dispatch(toastClosed(id))}>
          <Icon name="close" />
        </Button>
      </Toast.Body>
    </Toast>
  );
};

export const Toasts = () => {
  const toasts = useDeskSelector(selectToasts);
  const dispatch = useDeskDispatch();
  const [change] = useChangeApplicationsMutation();
  const takeBack = ({ id, undo }: ToastData) => {
    dispatch(toastClosed(id));
    if (undo) void change({ changes: undo });
  };
  useKeys({
    z: () => {
      const last = toasts.findLast(({ undo }) => undo);
      if (last) takeBack(last);
    },
  });
  return (
    <ToastContainer>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onUndo={() => takeBack(toast)} />
      ))}
    </ToastContainer>
  );
};
