/** Up to five characters: `.pages` is the longest extension of a resume. */
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/**
 * Keeps enough of a file's name for its owner to recognise it, without the person's name that resumes often contain:
 * `J….pdf` for `Jane Doe CV.pdf`.
 */
export const redactFileName = (name: string): string => {
  const [first = ''] = name;
  const [extension = ''] = EXTENSION.exec(name.slice(first.length)) ?? [];
  return `${first}…${extension}`;
};
