/** One line of what was looked at. Only a `fault` needs doing something, and then it says what. */
export type Finding =
  { level: 'good' | 'note'; text: string } | { level: 'fault'; text: string; advice: string };

export const good = (text: string): Finding => ({ level: 'good', text });
export const note = (text: string): Finding => ({ level: 'note', text });
export const fault = (text: string, advice: string): Finding => ({ level: 'fault', text, advice });
