import { useEffect, useRef, type RefObject } from 'react';

/** A text field that follows the address, and keeps what was typed into it before this script ran. */
export const useFieldOfAddress = (value: string): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
};
