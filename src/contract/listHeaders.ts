/** The total number of openings that match the list call's query. */
export const TOTAL_HEADER = 'x-total-count';
/** Sent with the list call's response if job alerts are available. */
export const ALERTS_HEADER = 'x-job-alerts';
/** The filters that the server has read, as a query, and the values that it ignored, as parameters. */
export const FILTERS_HEADER = 'x-filters';
export const IGNORED_HEADER = 'x-ignored-filters';
