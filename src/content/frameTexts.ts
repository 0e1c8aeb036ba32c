/** What stands beside a map or a video that another company provides. */
export const frameTexts = {
  before: (host: string) => `Loaded from ${host} when you press the button.`,
  open: (host: string) => `Open it at ${host}`,
} as const;
