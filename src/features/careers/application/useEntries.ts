import { useCallback, useMemo, useState, type RefObject } from 'react';
import { APPLICATION_FIELDS, type ApplicationText } from '../../../contract/applicationFields.ts';
import { byField } from '../../../contract/fieldTable.ts';
import { timestampedName } from '../../../lib/timestampedName.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import type { FoundDraft } from '../../../store/draft/draftStore.ts';
import { fillInDraft, type EnteredApplication } from './draft/enteredApplication.ts';
import { filledText } from './filledText.ts';

export interface ChosenFile {
  file: File;
  /** Made at choosing, once: an attempt repeated is the same file again (docs/requirements.md, CONST-10). */
  uploadName: string;
}

const EMPTY = filledText(undefined);

const chosenOf = (file: File): ChosenFile => ({ file, uploadName: timestampedName(file.name, new Date()) });

const typedText = (form: FormData): ApplicationText =>
  byField(APPLICATION_FIELDS, (field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });

/** What the applicant entered: text, ticks and file. It lives here, in the draft on the device, and nowhere else. */
export const useEntries = (form: RefObject<HTMLFormElement | null>) => {
  const { filledIn } = useInitialData();
  const [text, setText] = useState(() => filledText(filledIn));
  const [mayBeKept, setMayBeKept] = useState(Boolean(filledIn?.values['consent']));
  const [chosen, setChosen] = useState<ChosenFile>();
  /** The tick to keep the file on the device. */
  const [keepsFile, setKeepsFile] = useState(false);
  /** The one that the device holds. */
  const [heldFile, setHeldFile] = useState<File>();

  /** Copies what the form holds, whoever filled it in: the applicant before hydration, the browser, a draft. */
  const takeIn = useCallback(() => {
    if (!form.current) return;
    const entered = new FormData(form.current);
    const file = entered.get('resumefile');
    setText(typedText(entered));
    setMayBeKept(entered.has('consent'));
    if (file instanceof File && file.name !== '') setChosen((current) => current ?? chosenOf(file));
  }, [form]);

  const restore = useCallback(
    (found: FoundDraft<EnteredApplication>) => {
      if (form.current) fillInDraft(form.current, found.entered.text);
      takeIn();
      setMayBeKept((isTicked) => isTicked || found.entered.mayBeKept);
      if (!found.file) return;
      const { bytes, name, type, lastModified } = found.file;
      const file = new File([bytes], name, { type, lastModified });
      setKeepsFile(true);
      setHeldFile(file);
      setChosen((current) => current ?? chosenOf(file));
    },
    [form, takeIn],
  );

  const clear = useCallback(() => {
    form.current?.reset();
    setText(EMPTY);
    setMayBeKept(false);
    setChosen(undefined);
    setKeepsFile(false);
  }, [form]);

  return {
    text,
    mayBeKept,
    chosen,
    keepsFile,
    isFileHeld: chosen !== undefined && chosen.file === heldFile,
    // The same object until something in it changes; `keepsFile` makes it a new one, to be written down too.
    entered: useMemo(() => ({ text, mayBeKept, keepsFile }), [text, mayBeKept, keepsFile]),
    tickKept: setMayBeKept,
    choose: (file: File | undefined) => setChosen(file && chosenOf(file)),
    setKeepsFile,
    setHeldFile,
    restore,
    takeIn,
    clear,
    hasEntries: chosen !== undefined || mayBeKept || Object.values(text).some((value) => value !== ''),
  };
};
