import { isServed } from '../../platform/database/lock.ts';
import { good, note, type Finding } from './finding.ts';

/** Not a fault: whoever looks after the data may have stopped it. `/readyz` is what an alert asks. */
export const checkServer = (dataDir: string): Finding =>
  isServed(dataDir)
    ? good('A server runs on this data folder')
    : note('No server runs on this data folder: nobody is answered until it is started');
