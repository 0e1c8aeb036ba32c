/** Tells where the copy is that was made before an update of the database. */
export const updatedLine = (copy: string): string =>
  `The database was brought up to date; as it was before it is kept as ${copy}. It holds personal data: delete it when all is well.`;
