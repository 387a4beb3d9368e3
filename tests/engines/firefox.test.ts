import { startFirefox } from './firefox.ts';
import { walk } from './ways.ts';

walk('Firefox', startFirefox);
