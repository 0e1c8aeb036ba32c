import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Toast from 'react-bootstrap/Toast';
import ToastContainer from 'react-bootstrap/ToastContainer';
import { randomId } from '../../lib/randomId.ts';
import { Icon } from '../../ui/Icon.tsx';
import { asDeskError } from '../deskApi.ts';
import { useKeys } from './useKeys.ts';

interface ToastData {
  id: string;
  text: string;
  /** A failure stays until it is closed. */
  hasFailed?: boolean;
  undo?: (() => void) | undefined;
}

interface Report<Data> {
  text?: string | ((data: Exclude<Data, undefined>) => string) | undefined;
  /** Offered as a button beside the text, and by the key z. */
  undo?: ((data: Exclude<Data, undefined>) => void) | undefined;
}

interface CallResult<Data> {
  data?: Data;
  error?: unknown;
}

type ReportCall = <Data>(
  call: CallResult<Data> | Promise<CallResult<Data>>,
  report?: Report<Data>,
) => Promise<Data | undefined>;

const ReportContext = createContext<ReportCall>(async (call) => (await call).data);

/** A function that waits for a call, shows its success or failure in a toast, and returns its data. */
export const useReport = (): ReportCall => useContext(ReportContext);

const isDefined = <Data,>(data: Data): data is Exclude<Data, undefined> => data !== undefined;

const MAX_TOASTS = 3;
const SHOWN_MS = 10_000;

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const show = (toast: Omit<ToastData, 'id'>) =>
    setToasts((before) => [...before, { ...toast, id: randomId() }].slice(-MAX_TOASTS));
  const close = (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id));
  const report = useCallback<ReportCall>(async (call, { text, undo } = {}) => {
    const { data, error } = await call;
    const failure = asDeskError(error);
    if (failure) show({ text: `That was not saved. ${failure.text}`, hasFailed: true });
    if (failure || !isDefined(data)) return undefined;
    const message = typeof text === 'function' ? text(data) : text;
    if (message) show({ text: message, ...(undo && { undo: () => undo(data) }) });
    return data;
  }, []);
  const undoChange = ({ id, undo }: ToastData) => {
    close(id);
    undo?.();
  };
  useKeys({
    z: () => {
      const last = toasts.findLast(({ undo }) => undo);
      if (last) undoChange(last);
    },
  });
  return (
    <ReportContext value={report}>
      {children}
      <ToastContainer>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            className={toast.hasFailed ? 'toast-failed' : ''}
            animation={false}
            autohide={!toast.hasFailed}
            delay={SHOWN_MS}
            onClose={() => close(toast.id)}
          >
            <Toast.Body>
              <p>{toast.text}</p>
              {toast.undo && (
                <Button variant="link" onClick={() => undoChange(toast)}>
                  Undo
                </Button>
              )}
              <Button variant="link" aria-label="Close this message" onClick={() => close(toast.id)}>
                <Icon name="close" />
              </Button>
            </Toast.Body>
          </Toast>
        ))}
      </ToastContainer>
    </ReportContext>
  );
};
