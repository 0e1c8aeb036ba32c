/** Up to five characters: `.pages` is the longest extension of a resume. */
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/**
 * Redacts a file name, because a resume's often contains a person's name, but leaves enough for the applicant to recognise
 * it: `J….pdf` for `Jane Doe CV.pdf`.
 */
export const redactFileName = (name: string): string => {
  const [first = ''] = name;
  const [extension = ''] = EXTENSION.exec(name.slice(first.length)) ?? [];
  return `${first}…${extension}`;
};
