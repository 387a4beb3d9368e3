import { startWebKit } from './webkit.ts';
import { testJourneys } from './journeys.ts';

testJourneys('WebKit', startWebKit);
