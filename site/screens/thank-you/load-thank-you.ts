import { hasNextPageData } from '../../client/has-next-page-data.ts';
import { readSentRequest } from '../../client/next-page-data.ts';
import { showMomentOf } from '../../parts/window/moment.ts';

// An inline script of the thank-you page, in its head: the window has the light of the visit from the first
// paint on. Fetches show-request.ts only if a request was just sent, so that a direct visit loads no script.
const { script } = document.currentScript!.dataset;
const requested = readSentRequest();
if (requested) showMomentOf(requested.time);
document.addEventListener('DOMContentLoaded', () => {
  if (hasNextPageData()) void import(/* @vite-ignore */ script!);
});
