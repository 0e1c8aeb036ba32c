/** Texts beside an embedded map or video from another host. */
export const frameTexts = {
  before: (host: string) => `Loaded from ${host} when you press the button.`,
  open: (host: string) => `Open it at ${host}`,
} as const;
