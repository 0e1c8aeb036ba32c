/** The result of one check. A `problem` says what to do. */
export type Finding =
  { level: 'good' | 'note'; text: string } | { level: 'problem'; text: string; advice: string };

export const good = (text: string): Finding => ({ level: 'good', text });
export const note = (text: string): Finding => ({ level: 'note', text });
export const problem = (text: string, advice: string): Finding => ({ level: 'problem', text, advice });
