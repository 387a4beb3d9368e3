import { hasNextPageData } from './has-next-page-data.ts';

// Stands in the thank-you page: fetches what tells of a request where one was just made.
const { script } = document.currentScript!.dataset;
document.addEventListener('DOMContentLoaded', () => {
  if (hasNextPageData()) void import(/* @vite-ignore */ script!);
});
