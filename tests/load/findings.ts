export const SECOND = 1000;

/** The built server, silent. */
export const built = { DIST_DIR: 'dist', LOG_LEVEL: 'silent' };

/** What was not as it must be, a line each. */
export const faults: string[] = [];
export const fail = (isBad: boolean, fault: string): void => {
  if (isBad) faults.push(fault);
};
