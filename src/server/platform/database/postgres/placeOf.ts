/** Where a database is, fit to be shown: without user and password. */
export const placeOf = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
};
