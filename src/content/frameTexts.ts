/** What stands beside a map or a video that another company provides. */
export const frameTexts = {
  before: (host: string) => `Comes from ${host}. Nothing is loaded from there until you press the button.`,
  open: (host: string) => `Open it at ${host}`,
} as const;
