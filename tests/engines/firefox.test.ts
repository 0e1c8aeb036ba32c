import { checkBrowser, startFirefox } from './browsers.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('Firefox', checkBrowser('firefox-esr'), startFirefox);
