import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { formTexts } from '../content/formTexts.ts';
import { Field } from './Field.tsx';
import { showFile } from './showFile.ts';
import { useStrayDrops } from './useStrayDrops.ts';

interface FileFieldProps {
  id: string;
  name: string;
  label: string;
  need?: 'required' | 'optional';
  hint: string;
  error?: string | undefined;
  /** Endings with their dots, divided by commas. */
  accept: string;
  /** What is chosen, in words, for the status line; undefined while nothing is. */
  chosen: string | undefined;
  /** Why it was refused: seen as the field's error already, and read out with the status. */
  verdict?: string | undefined;
  /** What is chosen; it may come from elsewhere than the input. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
  /** What else belongs to the file. */
  children?: ReactNode;
}

/**
 * A file input in a zone that takes dropped files. The browser's own input stays visible and operable: it is the
 * one thing that works with every keyboard, voice control and screen reader.
 */
export const FileField = ({
  id,
  name,
  label,
  need = 'required',
  hint,
  error,
  accept,
  chosen,
  verdict,
  file,
  onChoose,
  children,
}: FileFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  /** What became of a drop that was not taken; it stands until another file is chosen. */
  const [note, setNote] = useState<string>();
  useStrayDrops(() => setNote(formTexts.droppedBeside));
  useEffect(() => {
    if (input.current) showFile(input.current, file);
  }, [file]);
  const choose = (chosenFile: File | undefined) => {
    setNote(undefined);
    onChoose(chosenFile);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    if (!input.current || !files[0]) return;
    // Which of them was meant is not ours to guess.
    if (files.length > 1) {
      setNote(formTexts.droppedSeveral(files.length));
      return;
    }
    choose(files[0]);
    // So that the input itself names the dropped file too.
    input.current.files = files;
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    choose(undefined);
  };
  return (
    <Field id={id} label={label} need={need} hint={hint} error={error}>
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
            name={name}
            accept={accept}
            className="form-control"
            onChange={({ target }) => {
              // A dismissed picker empties the input in some browsers: then nothing is chosen, and we say so.
              choose(target.files?.[0]);
            }}
          />
          <p className="form-text for-mouse mt-2">{formTexts.dropHere}</p>
          <p role="status" className="mt-2 mb-0">
            {[note, chosen].filter(Boolean).join(' ')}
            {verdict !== undefined && <span className="visually-hidden"> {verdict}.</span>}
          </p>
          {chosen && (
            <button type="button" className="btn btn-quiet mt-2" onClick={remove}>
              {formTexts.removeFile}
              <span className="visually-hidden"> {file?.name}</span>
            </button>
          )}
          {children}
        </div>
      )}
    </Field>
  );
};
