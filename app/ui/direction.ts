/** Whether the page is read from left to right, as the arrow keys and a finger on what lies in a row are understood. */
export function isLeftToRight(): boolean {
  return document.dir !== 'rtl';
}
