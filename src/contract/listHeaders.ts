/** Total number of openings that a query of the list call found. */
export const TOTAL_HEADER = 'x-total-count';
/** Sent with the list call's response if job alerts are available. */
export const ALERTS_HEADER = 'x-job-alerts';
