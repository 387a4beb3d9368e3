import { startWebKit } from './webkit.ts';
import { walk } from './journeys.ts';

walk('WebKit', startWebKit);
