const FIELDS = 'main :is(input:not([type=hidden], [type=file], [type=checkbox]), select, textarea)[name]';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(FIELDS)];

/**
 * If the browser translated the page before hydration, React finds text that it did not render, and renders again. This
 * puts the text typed before that into the new fields.
 */
export const keepTypedText = (): void => {
  const typed = new Map(fieldsOf(document).map((field) => [field.name, field.value]));
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS))
      typed.set((target as Field).name, (target as Field).value);
  };
  document.addEventListener('input', note, true);
  document.addEventListener('hydrated', ({ target }) => {
    for (const field of fieldsOf(target as Element)) {
      const value = typed.get(field.name);
      if (!value || field.value !== '') continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
};
