/** Formats an ISO 8601 instant: `2026-11-20 10:35 UTC`. */
export const formatUtc = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** Formats the day of an ISO 8601 instant: `2026-11-20`. */
export const formatUtcDay = (instant: string): string => instant.slice(0, 10);
