import { missingBrowser, startWebKit } from './browsers.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('WebKit', missingBrowser('WebKitWebDriver'), startWebKit);
