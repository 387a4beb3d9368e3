/** What a visitor's first touch of a page is told by: the page's code comes and takes over no later than then. */
export const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin'] as const;
