import { useRef, useState, type DragEvent } from 'react';
import { formTexts } from '../content/formTexts.ts';
import { Field } from './Field.tsx';

interface FileFieldProps {
  id: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** Endings with their dots, divided by commas. */
  accept: string;
  /** What is chosen, in words, for the status line; undefined while nothing is. */
  chosen: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/**
 * A file input in a zone that takes dropped files. The browser's own input stays visible and operable: it is the
 * one thing that works with every keyboard, voice control and screen reader.
 */
export const FileField = ({ id, label, hint, error, accept, chosen, onChoose }: FileFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    if (!input.current || !files[0]) return;
    // So that the input itself names the dropped file too.
    input.current.files = files;
    onChoose(files[0]);
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onChoose(undefined);
  };
  return (
    <Field id={id} label={label} need="required" hint={hint} error={error}>
      {(control) => (
        <div
          role="presentation"
          className={isOver ? 'drop-zone is-over' : 'drop-zone'}
          data-invalid={error ? '' : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            className="form-control"
            onChange={({ target }) => {
              // A dismissed picker empties the input in some browsers: then nothing is chosen, and we say so.
              onChoose(target.files?.[0]);
            }}
          />
          <p className="form-text mt-2">{formTexts.dropHere}</p>
          <p role="status" className="mt-2 mb-0">
            {chosen}
          </p>
          {chosen && (
            <button type="button" className="btn btn-quiet mt-2" onClick={remove}>
              {formTexts.removeFile}
              <span className="visually-hidden"> {chosen}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
};
