const FIELDS = 'main :is(input:not([type=hidden]), select, textarea)[name]';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checkboxes of a group have the same name. */
const fieldKey = ({ type, name, value }: Field): string => (type === 'checkbox' ? `${name}=${value}` : name);

const findFields = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(FIELDS)];

/** Copies an entered value into the empty field of the same name and dispatches the event that React listens for. */
const copyValue = (from: Field, to: Field): void => {
  if (to instanceof HTMLInputElement && from instanceof HTMLInputElement) {
    if (to.type === 'checkbox' && from.checked !== to.checked) to.click();
    if (to.type === 'file' && from.files?.length) {
      to.files = from.files;
      to.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (to.type === 'checkbox' || to.type === 'file') return;
  }
  if (to.value !== '' || from.value === '') return;
  to.value = from.value;
  to.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * If the browser translated the page before hydration, React finds text that it did not render, and replaces the page.
 * This copies what the visitor had entered into the new fields.
 */
export const keepEnteredValues = (): void => {
  const oldFields = new Map(findFields(document).map((field) => [fieldKey(field), field]));
  document.addEventListener('hydrated', ({ target }) => {
    for (const field of findFields(target as Element)) {
      const oldField = oldFields.get(fieldKey(field));
      oldFields.delete(fieldKey(field));
      if (oldField && oldField !== field) copyValue(oldField, field);
    }
  });
};
