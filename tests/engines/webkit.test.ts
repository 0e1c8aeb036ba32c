import { checkBrowser, startWebKit } from './browsers.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys('WebKit', checkBrowser('WebKitWebDriver'), startWebKit);
