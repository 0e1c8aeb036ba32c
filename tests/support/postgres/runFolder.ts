/** The folder of a run of tests, with all that they write and the cluster that they share; the global set-up names it. */
export const RUN_FOLDER = 'TEST_POSTGRES_FOLDER';

/** What lies in it once the cluster runs: its address and the process to end. */
export const RUNNING_FILE = 'running.json';

export interface Running {
  url: string;
  /** 0: of a server that was there before. */
  pid: number;
}
