import { startFirefox } from './firefox.ts';
import { testJourneys } from './journeys.ts';

testJourneys('Firefox', startFirefox);
