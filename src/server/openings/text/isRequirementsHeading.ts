/** Whether a line of Markdown is the heading under which an opening's requirements stand. */
export const isRequirementsHeading = (line: string): boolean =>
  /^#{1,6}\s*requirements\s*:?$/i.test(line.trim());
