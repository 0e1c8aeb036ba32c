/** A staff command that may be killed at any moment. */
export interface Killable {
  name: string;
  /** A new data folder. */
  folder: () => string;
  words: readonly string[];
  /** What of a kill's remains is not as it must be; puts them right as staff and the server would. */
  faults: (dataDir: string, isDone: boolean) => Promise<string[]>;
}
