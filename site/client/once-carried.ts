// Stands in the thank-you page: fetches what tells of a request where one was just made.
const { script } = document.currentScript!.dataset;
document.addEventListener('DOMContentLoaded', () => {
  try {
    if (sessionStorage.getItem('carried')) void import(/* @vite-ignore */ script!);
  } catch {
    // A browser that stores nothing has nothing to tell.
  }
});
