import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { formTexts } from '../../../content/formTexts.ts';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { Field } from '../../../ui/Field.tsx';

interface FileFieldProps {
  id: string;
  name: string;
  label: string;
  need?: 'required' | 'optional';
  hint: string;
  error?: string | undefined;
  /** File extensions with their dots, separated by commas. */
  accept: string;
  /** The selected file as text, for the status line. */
  fileSummary: string | undefined;
  /** Why the file was refused. Already visible as the field's error, and announced with the status. */
  announcedError?: string | undefined;
  file: File | undefined;
  onSelect: (file: File | undefined) => void;
  children?: ReactNode;
}

/** A file dropped outside the zone would make the browser leave the page and open the file. */
const useStrayDrops = (onDrop: () => void): void => {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
      if (event.type === 'drop') latest.current();
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
};

/**
 * A file input in a zone that accepts dropped files. The browser's own input stays visible, because it works with every
 * keyboard, voice control and screen reader.
 */
export const FileField = ({
  id,
  name,
  accept,
  fileSummary,
  announcedError,
  file,
  onSelect,
  children,
  ...field
}: FileFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  /** Why a dropped file was not accepted. */
  const [note, setNote] = useState<string>();
  useStrayDrops(() => setNote(formTexts.droppedOutside));
  const selectFile = (newFile: File | undefined) => {
    setNote(undefined);
    onSelect(newFile);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const { files } = event.dataTransfer;
    if (!input.current || !files[0]) return;
    if (files.length > 1) {
      setNote(formTexts.droppedSeveral(files.length));
      return;
    }
    selectFile(files[0]);
    input.current.files = files;
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    selectFile(undefined);
  };
  return (
    <Field id={id} need="required" {...field}>
      {(control) => (
        <div
          role="presentation"
          className={joinClasses('drop-zone', isDraggedOver && 'is-dragged-over')}
          onDragOver={(event) => {
            event.preventDefault();
            setIsDraggedOver(true);
          }}
          onDragLeave={() => setIsDraggedOver(false)}
          onDrop={drop}
        >
          <Form.Control
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            // Some browsers empty the input if the file picker is dismissed.
            onChange={() => selectFile(input.current?.files?.[0])}
          />
          <Form.Text as="p" className="mouse-only mt-2">
            {formTexts.dropHere}
          </Form.Text>
          <p role="status" className="mt-2 mb-0">
            {[note, fileSummary].filter(Boolean).join(' ')}
            {announcedError !== undefined && <span className="visually-hidden"> {announcedError}.</span>}
          </p>
          {fileSummary && (
            <Button variant="quiet" className="mt-2" onClick={remove}>
              {formTexts.removeFile}
              <span className="visually-hidden"> {file?.name}</span>
            </Button>
          )}
          {children}
        </div>
      )}
    </Field>
  );
};
