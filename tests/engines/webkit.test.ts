import { startWebKit } from './webkit.ts';
import { walk } from './ways.ts';

walk('WebKit', startWebKit);
