import { useEffect, useState, type RefObject } from 'react';
import type { FieldErrors } from '../contract/applicationRules.ts';
import { omit } from '../lib/omit.ts';

/**
 * The errors of a form's fields. A field that has one is checked again when the visitor has changed and left it: a
 * corrected field loses its error, and another mistake gets its own sentence.
 *
 * @param check returns the errors of the form as it is now; the same function in every render
 */
export const useFieldErrors = <Field extends string>(
  formRef: RefObject<HTMLFormElement | null>,
  initial: FieldErrors<Field>,
  check: (form: HTMLFormElement) => FieldErrors<Field>,
) => {
  const [errors, setErrors] = useState(initial);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    let isPointerDown = false;
    const press = () => {
      isPointerDown = true;
    };
    const release = () => {
      isPointerDown = false;
    };
    const recheck = (field: Field) => {
      const { [field]: error } = check(element);
      setErrors((current) => {
        if (current[field] === undefined || current[field] === error) return current;
        return error === undefined
          ? (omit(current, field) as FieldErrors<Field>)
          : { ...current, [field]: error };
      });
    };
    // The browser's own event: React's `onChange` comes with every key.
    const onChange = ({ target }: Event) => {
      const recheckLater = () => void setTimeout(() => recheck((target as HTMLInputElement).name as Field));
      // A removed error moves the page: while a button is being pressed, the click would miss it.
      if (isPointerDown) addEventListener('pointerup', recheckLater, { once: true });
      else recheckLater();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    element.addEventListener('change', onChange);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
      element.removeEventListener('change', onChange);
    };
  }, [formRef, check]);

  return { errors, setErrors };
};
