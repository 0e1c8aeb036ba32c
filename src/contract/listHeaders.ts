/** How many openings a query of the list call has found, on all its parts. */
export const TOTAL_HEADER = 'x-total-count';
/** Stands in the list call's answer where new openings can be had by mail. */
export const ALERTS_HEADER = 'x-job-alerts';
