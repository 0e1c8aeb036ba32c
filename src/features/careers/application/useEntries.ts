import { useCallback, useMemo, useState } from 'react';
import {
  APPLICATION_FIELDS,
  type ApplicationText,
  type ApplicationTextField,
} from '../../../contract/applicationFields.ts';
import { byField } from '../../../contract/fieldTable.ts';
import { timestampedName } from '../../../lib/timestampedName.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import type { FoundDraft } from '../../../store/draft/draftStore.ts';
import { withDraft, type EnteredApplication } from './draft/enteredApplication.ts';
import { filledText } from './filledText.ts';

export interface ChosenFile {
  file: File;
  /** Made at choosing, once: an attempt repeated is the same file again (docs/requirements.md, CONST-10). */
  uploadName: string;
}

const EMPTY = filledText(undefined);

const chosenOf = (file: File): ChosenFile => ({ file, uploadName: timestampedName(file.name, new Date()) });

const earlyText = (form: FormData): ApplicationText =>
  byField(APPLICATION_FIELDS, (field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });

/** What the applicant entered: text, ticks and file. It lives here, in the draft on the device, and nowhere else. */
export const useEntries = () => {
  const { filledIn } = useInitialData();
  const [text, setText] = useState(() => filledText(filledIn));
  const [mayBeKept, setMayBeKept] = useState(Boolean(filledIn?.values['consent']));
  const [chosen, setChosen] = useState<ChosenFile>();
  /** The tick to keep the file on the device. */
  const [keepsFile, setKeepsFile] = useState(false);
  /** The one that the device holds. */
  const [heldFile, setHeldFile] = useState<File>();

  const restore = useCallback((found: FoundDraft<EnteredApplication>) => {
    setText((typed) => withDraft(typed, found.entered.text));
    setMayBeKept((isTicked) => isTicked || found.entered.mayBeKept);
    if (!found.file) return;
    const { bytes, name, type, lastModified } = found.file;
    const file = new File([bytes], name, { type, lastModified });
    setKeepsFile(true);
    setHeldFile(file);
    setChosen((current) => current ?? chosenOf(file));
  }, []);

  /** What was typed, ticked or chosen before this script ran, or was put back by the browser. */
  const takeEarly = useCallback((form: HTMLFormElement) => {
    const early = new FormData(form);
    const file = early.get('resumefile');
    setText((current) => withDraft(current, earlyText(early)));
    setMayBeKept((isTicked) => isTicked || early.has('consent'));
    if (file instanceof File && file.name !== '') setChosen((current) => current ?? chosenOf(file));
  }, []);

  const clear = useCallback(() => {
    setText(EMPTY);
    setMayBeKept(false);
    setChosen(undefined);
    setKeepsFile(false);
  }, []);

  return {
    text,
    mayBeKept,
    chosen,
    keepsFile,
    isFileHeld: chosen !== undefined && chosen.file === heldFile,
    // The same object until something in it changes; `keepsFile` makes it a new one, to be written down too.
    entered: useMemo(() => ({ text, mayBeKept, keepsFile }), [text, mayBeKept, keepsFile]),
    enter: (field: ApplicationTextField, value: string) =>
      setText((current) => ({ ...current, [field]: value })),
    tickKept: setMayBeKept,
    choose: (file: File | undefined) => setChosen(file && chosenOf(file)),
    setKeepsFile,
    setHeldFile,
    restore,
    takeEarly,
    clear,
    hasEntries: chosen !== undefined || mayBeKept || Object.values(text).some((value) => value !== ''),
  };
};
