/** Files of the built site whose type does not follow from their names, by path; a star stands for anything. */
export const OWN_MEDIA_TYPES = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  // What React Router's own server calls the data of a prerendered page.
  '/*.data': 'text/x-script',
} as const;
