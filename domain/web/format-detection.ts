/**
 * The content of a page's `<meta name="format-detection">`. It keeps phones from turning texts into links:
 * they would wrap texts that scripts change, and would link numbers that are not telephone numbers.
 */
export const NO_DETECTION = 'telephone=no, date=no, address=no, email=no';
