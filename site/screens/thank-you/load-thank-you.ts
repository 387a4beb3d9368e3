import { hasNextPageData } from '../../client/has-next-page-data.ts';

// An inline script of the thank-you page: fetches thank-you.ts only if a request was just sent, so that a
// direct visit loads no script.
const { script } = document.currentScript!.dataset;
document.addEventListener('DOMContentLoaded', () => {
  if (hasNextPageData()) void import(/* @vite-ignore */ script!);
});
