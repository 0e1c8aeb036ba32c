/** An ISO 8601 instant in a readable form: `2026-11-20 10:35 UTC`. */
export const formatUtc = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** The day of an ISO 8601 instant: `2026-11-20`. */
export const formatUtcDay = (instant: string): string => instant.slice(0, 10);
