/**
 * The content of a page's `<meta name="format-detection">`: telephones do not turn texts into links by
 * themselves. That would move texts that scripts change, and link numbers that are none.
 */
export const NO_DETECTION = 'telephone=no, date=no, address=no, email=no';
