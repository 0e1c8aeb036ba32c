const MB = 1024 * 1024;
/** Numbers from this one on have no decimal place. */
const DECIMAL_LIMIT = 10;

/** A size in a readable form: '12 bytes', '135 kB', '4.7 MB', '68 GB' (in steps of 1,024, as in file managers). */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < MB) return `${Math.round(bytes / 1024)} kB`;
  if (bytes < DECIMAL_LIMIT * MB) return `${(bytes / MB).toFixed(1)} MB`;
  if (bytes < 1024 * MB) return `${Math.round(bytes / MB)} MB`;
  const gigabytes = bytes / 1024 / MB;
  return `${gigabytes.toFixed(gigabytes < DECIMAL_LIMIT ? 1 : 0)} GB`;
};
