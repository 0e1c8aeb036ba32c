import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readDraft, removeDraft, saveDraft, type Draft, type DraftId } from './draftStorage.ts';

/** `none`: before hydration, or the browser forbids storage. `restored`: a draft filled in at least one field. */
export type DraftKind = 'none' | 'saved' | 'restored' | 'discarded';

/** Id of the checkbox that keeps a draft on the device. It may be ticked before hydration. */
export const KEEP_DRAFT_ID = 'keep-draft';

interface DraftOptions {
  id: DraftId;
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields to store. */
  names: readonly string[];
  /** Whether a text was filled in by a link, and so is not worth storing. */
  isPrefilled?: (text: string) => boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findControl = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const readControl = (control: Control | null): string =>
  !control || (isCheckbox(control) && !control.checked) ? '' : control.value;

/** Lets the form's listeners know of a change that the visitor did not make. */
const announceInput = (control: Control | null) =>
  control?.dispatchEvent(new Event('input', { bubbles: true }));

/** Fills in an empty field. Returns whether it did. */
const fillIn = (control: Control | null, text: string): boolean => {
  if (!control || text === '' || readControl(control) !== '') return false;
  if (isCheckbox(control)) control.checked = true;
  else control.value = text;
  announceInput(control);
  return readControl(control) !== '';
};

const notPrefilled = () => false;

/**
 * Keeps what a visitor types into a form until it is sent or discarded: in this tab, or for a week on this device. The
 * form's own controls hold the text. Text that was typed before hydration wins over the stored one, field by field.
 */
export const useDraft = ({ id, formRef, names, isPrefilled = notPrefilled }: DraftOptions) => {
  const [kind, setKind] = useState<DraftKind>('none');
  const [hasText, setHasText] = useState(false);
  const [options, setOptions] = useState<Omit<Draft, 'fields'>>({ isKept: false, mayHaveArrived: false });
  // An attempt to send the form may change them long after it was rendered.
  const latest = useRef(options);

  const write = (changes: Partial<typeof options> = {}) => {
    latest.current = { ...latest.current, ...changes };
    setOptions(latest.current);
    const current = formRef.current;
    if (!current) return;
    const fields = Object.fromEntries(
      names.flatMap((name) => {
        const text = readControl(findControl(current, name));
        return text.trim() === '' || isPrefilled(text) ? [] : [[name, text]];
      }),
    );
    const isEmpty = Object.keys(fields).length === 0;
    setHasText(!isEmpty);
    const isStored = isEmpty ? removeDraft(id) : saveDraft(id, { fields, ...latest.current });
    setKind((before) => (isStored ? (before === 'none' ? 'saved' : before) : 'none'));
  };

  const restore = useEffectEvent(() => {
    const current = formRef.current;
    if (!current) return;
    const stored = readDraft(id);
    const filledIn = names.filter((name) => fillIn(findControl(current, name), stored?.fields[name] ?? ''));
    write({
      isKept: stored?.isKept === true || readControl(findControl(current, KEEP_DRAFT_ID)) !== '',
      mayHaveArrived: stored?.mayHaveArrived === true,
    });
    if (filledIn.length > 0) setKind('restored');
  });
  // Before the first paint after hydration.
  useLayoutEffect(() => restore(), []);

  return {
    ...options,
    kind,
    /** Whether anything was typed that is worth storing. */
    hasText,
    /** Call it when the visitor has typed. */
    save: () => write(),
    keep: (isKept: boolean) => {
      if (!isKept) removeDraft(id);
      write({ isKept });
    },
    /** Whether an attempt to send the form may have arrived. */
    noteAttempt: (mayHaveArrived: boolean) => write({ mayHaveArrived }),
    /** Deletes the draft of a form that was sent; also if the visitor has left the form. */
    remove: () => {
      removeDraft(id);
      latest.current = { ...latest.current, mayHaveArrived: false };
      setOptions(latest.current);
    },
    /** Empties the form and deletes its draft. */
    clear: (newKind: 'saved' | 'discarded') => {
      formRef.current?.reset();
      for (const name of names) if (formRef.current) announceInput(findControl(formRef.current, name));
      write({ mayHaveArrived: false });
      setKind((before) => (before === 'none' ? 'none' : newKind));
    },
  };
};
