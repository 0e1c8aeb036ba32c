import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import Toast from 'react-bootstrap/Toast';
import ToastContainer from 'react-bootstrap/ToastContainer';
import { joinClasses } from '../../lib/joinClasses.ts';
import { randomId } from '../../lib/randomId.ts';
import { asDeskError } from '../deskApi.ts';
import { useShortcuts } from './useShortcuts.ts';

interface ToastData {
  id: string;
  text: string;
  /** An error stays until it is closed. */
  isError?: boolean;
  undo?: (() => void) | undefined;
}

interface CallResult<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** `undo` is offered as a button beside the text, and by the key z. */
type ReportCall = <Data>(
  call: CallResult<Data> | PromiseLike<CallResult<Data>>,
  report?: { text?: string | undefined; undo?: (data: Data) => void },
) => Promise<Data | undefined>;

const ReportContext = createContext<ReportCall>(async (call) => (await call).data);

/** A function that waits for a call, shows its success or failure in a toast, and returns its data. */
export const useReport = (): ReportCall => useContext(ReportContext);

const MAX_TOASTS = 3;
const TOAST_MS = 10_000;

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const show = (toast: Omit<ToastData, 'id'>) =>
    setToasts((before) => [...before, { ...toast, id: randomId() }].slice(-MAX_TOASTS));
  const close = (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id));
  const report = useCallback<ReportCall>(async (call, { text, undo } = {}) => {
    const { data, error } = await call;
    const failure = asDeskError(error);
    if (failure) show({ text: `That was not saved. ${failure.text}`, isError: true });
    if (failure || data === undefined) return undefined;
    if (text) show({ text, ...(undo && { undo: () => undo(data) }) });
    return data;
  }, []);
  const undoChange = ({ id, undo }: ToastData) => {
    close(id);
    undo?.();
  };
  useShortcuts({
    z: () => {
      const last = toasts.findLast(({ undo }) => undo);
      if (last) undoChange(last);
    },
  });
  return (
    <ReportContext value={report}>
      {children}
      <ToastContainer position="bottom-center" containerPosition="fixed" className="p-3">
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            className={joinClasses('bg-body-tertiary text-body', toast.isError && 'toast-failed')}
            data-bs-theme="dark"
            animation={false}
            autohide={!toast.isError}
            delay={TOAST_MS}
            onClose={() => close(toast.id)}
          >
            <Toast.Body className="d-flex align-items-center">
              <span className="flex-grow-1">{toast.text}</span>
              {toast.undo && (
                <Button variant="link" onClick={() => undoChange(toast)}>
                  Undo
                </Button>
              )}
              <CloseButton aria-label="Close this message" onClick={() => close(toast.id)} />
            </Toast.Body>
          </Toast>
        ))}
      </ToastContainer>
    </ReportContext>
  );
};
