/** Longer than any ending of a document. */
const ENDING = /\.[a-z0-9]{1,5}$/i;

/**
 * Enough of a file's name for whoever chose it to know it again, and not the name of a person, which files of this kind
 * bear: `J….pdf` for `Jane Doe CV.pdf`.
 */
export const veilFileName = (name: string): string => {
  const [first = ''] = name;
  const [ending = ''] = ENDING.exec(name.slice(first.length)) ?? [];
  return `${first}…${ending}`;
};
