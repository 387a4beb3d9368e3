/**
 * Whether a request for what isn't there is answered with the not-found page, rather than with a line of text: a missing
 * picture or script is no place for a page.
 *
 * @param path - such as '/nowhere' or '/pictures/gone.avif'
 * @param accept - the Accept header
 */
export function wantsNotFoundPage(path: string, accept: string | null | undefined): boolean {
  const types = accept ?? '*/*';
  return types.includes('text/html') || (types.includes('*/*') && !/\.\w+$/.test(path));
}
