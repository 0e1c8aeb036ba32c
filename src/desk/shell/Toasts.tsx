import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import Button from 'react-bootstrap/Button';
import CloseButton from 'react-bootstrap/CloseButton';
import { joinClasses } from '../../lib/joinClasses.ts';
import { randomId } from '../../lib/randomId.ts';
import { asDeskError } from '../deskApi.ts';
import { useShortcuts } from './useShortcuts.ts';

interface CallResult<Data> {
  data?: Data | undefined;
  error?: unknown;
}

interface ToastData {
  id: string;
  text: string;
  /** An error stays until it is closed. */
  isError?: boolean;
  delay: number;
  undo?: (() => PromiseLike<CallResult<unknown>>) | undefined;
}

interface Report<Data> {
  /** What happened, with the person's name; shown in a toast. */
  text?: string | undefined;
  /** Takes the change back. Offered as a button beside the text, and by the key z. */
  undo?: (data: Data) => PromiseLike<CallResult<unknown>>;
  /** How long the change can be taken back, if there is a limit. */
  undoSeconds?: number;
}

type ReportCall = <Data>(
  call: CallResult<Data> | PromiseLike<CallResult<Data>>,
  report?: Report<Data>,
) => Promise<Data | undefined>;

const ReportContext = createContext<ReportCall>(async (call) => (await call).data);

/** A function that waits for a call, shows its success or failure in a toast, and returns its data. */
export const useReport = (): ReportCall => useContext(ReportContext);

const MAX_TOASTS = 3;
const TOAST_MS = 10_000;

interface Undoable {
  id: string;
  text: string;
  undo: () => PromiseLike<CallResult<unknown>>;
  until: number;
}

/**
 * One message. It is not react-bootstrap's Toast, which is always an assertive alert: the list of messages announces a
 * success politely.
 */
const ToastItem = ({
  toast: { id, text, isError, delay, undo: takeBack },
  onClose,
  onUndo,
}: {
  toast: ToastData;
  onClose: (id: string) => void;
  onUndo: () => void;
}) => {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isError || isHeld) return undefined;
    const timer = setTimeout(() => onClose(id), delay);
    return () => clearTimeout(timer);
  }, [id, isError, isHeld, delay, onClose]);
  const cameFrom = useRef<HTMLElement | null>(null);
  // Without this, closing the toast would drop the focus to the page's body.
  const returnFocus = () => {
    const target = cameFrom.current?.isConnected
      ? cameFrom.current
      : document.querySelector<HTMLElement>('h1');
    target?.focus();
  };
  const undo = () => {
    onUndo();
    returnFocus();
  };
  const close = () => {
    onClose(id);
    returnFocus();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the pointer and the focus only pause its timer
    <li
      className={joinClasses('toast show bg-body-tertiary text-body', isError && 'toast-failed')}
      data-bs-theme="dark"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={({ currentTarget }) => setIsHeld(currentTarget.contains(document.activeElement))}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        setIsHeld(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget }) => setIsHeld(currentTarget.matches(':hover'))}
    >
      <div className="toast-body d-flex align-items-center">
        <span className="flex-grow-1" role={isError ? 'alert' : undefined}>
          {text}
        </span>
        {takeBack && (
          <Button variant="link" aria-keyshortcuts="z" onClick={undo}>
            Undo
          </Button>
        )}
        <CloseButton aria-label="Close this message" onClick={close} />
      </div>
    </li>
  );
};

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  /** What can be undone, the latest last; it outlives the toasts. */
  const undoables = useRef<Undoable[]>([]);
  const show = useCallback(
    (toast: ToastData) => setToasts((before) => [...before, toast].slice(-MAX_TOASTS)),
    [],
  );
  const close = useCallback(
    (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const report = useCallback<ReportCall>(
    async (call, { text, undo, undoSeconds } = {}) => {
      const { data, error } = await call;
      const failure = asDeskError(error);
      if (failure)
        show({ id: randomId(), text: `That was not saved. ${failure.text}`, isError: true, delay: TOAST_MS });
      if (failure || data === undefined) return undefined;
      if (!text) return data;
      const id = randomId();
      const limit = undoSeconds === undefined ? undefined : undoSeconds * 1000;
      const takeBack = undo && (() => undo(data));
      if (takeBack)
        undoables.current.push({ id, text, undo: takeBack, until: Date.now() + (limit ?? Infinity) });
      show({ id, text, delay: limit ?? TOAST_MS, undo: takeBack });
      return data;
    },
    [show],
  );
  const undoAction = (id: string | undefined) => {
    const action = undoables.current.find((each) => each.id === id);
    if (!action) return;
    undoables.current = undoables.current.filter((each) => each !== action);
    close(action.id);
    void report(action.undo(), { text: `Undone: ${action.text}` });
  };
  useShortcuts({
    z: () => {
      undoables.current = undoables.current.filter(({ until }) => until > Date.now());
      const latest = undoables.current.at(-1);
      if (latest) undoAction(latest.id);
      else show({ id: randomId(), text: 'There is nothing to undo.', delay: TOAST_MS });
    },
  });
  return (
    <ReportContext value={report}>
      <section className="desk-toasts" aria-label="Messages of the desk">
        <ul className="d-grid gap-2 list-unstyled mb-0" aria-live="polite">
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onClose={close} onUndo={() => undoAction(toast.id)} />
          ))}
        </ul>
      </section>
      {children}
    </ReportContext>
  );
};
