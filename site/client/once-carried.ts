import { isCarried } from './is-carried.ts';

// Stands in the thank-you page: it begins at its top, and fetches what tells of a request where one was just made.
history.scrollRestoration = 'manual';
const { script } = document.currentScript!.dataset;
document.addEventListener('DOMContentLoaded', () => {
  if (isCarried()) void import(/* @vite-ignore */ script!);
});
