/** How staff are told of what comes in: by a mail of each at once, or by one a day. */
export const NOTIFICATIONS = ['immediate', 'daily'] as const;
export type Notify = (typeof NOTIFICATIONS)[number];
