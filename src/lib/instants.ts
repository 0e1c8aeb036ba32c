/** An ISO 8601 instant as people read it: `2026-11-20 10:35 UTC`. */
export const when = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** Its day alone: `2026-11-20`. */
export const day = (instant: string): string => instant.slice(0, 10);
