/** Formats an ISO 8601 instant: `2026-11-20 10:35 UTC`. */
export const formatUtc = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
