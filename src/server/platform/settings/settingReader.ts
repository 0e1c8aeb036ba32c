/** Reads single settings, and collects the errors, so that an operator sees all of them at once. */
export interface SettingReader {
  /** The trimmed text of a setting, or the fallback if it is not set. */
  setting: (name: string, fallback: string) => string;
  /** A whole number within inclusive limits; adds an error for anything else. */
  wholeNumber: (name: string, range: { fallback: number; min?: number; max: number }) => number;
  /** Adds an error with the name and the value unless the setting is valid. The rule is like 'must be a port'. */
  check: (isValid: boolean, name: string, rule: string) => void;
  /** Adds an error about several settings. */
  addError: (sentence: string) => void;
}
