import { missingBrowser, startFirefox } from './browsers.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('Firefox', missingBrowser('firefox-esr'), startFirefox);
