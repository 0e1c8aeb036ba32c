import { findFirefox } from './firefox.ts';
import { runJourneys } from './runJourneys.ts';

runJourneys('Firefox', findFirefox);
