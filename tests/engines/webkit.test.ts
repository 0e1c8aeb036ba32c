import { runJourneys } from './runJourneys.ts';
import { findWebKit } from './webkit.ts';

runJourneys('WebKit', findWebKit);
