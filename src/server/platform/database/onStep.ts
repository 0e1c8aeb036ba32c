/** Called between two steps of a restore; a test looks at what a crash would leave there. */
export type OnStep = (step: string) => void;
