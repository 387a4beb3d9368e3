/**
 * Keeps what was read from a folder, as every page of a build asks for it anew. While developing, files change, and each
 * page reads them again.
 *
 * @param read - reads a folder; what it throws is not kept
 */
export function readOnce<Content>(read: (folder: string) => Content): (folder: string) => Content {
  const kept = new Map<string, Content>();
  return (folder) => {
    const known = kept.get(folder);
    if (known !== undefined && process.env.NODE_ENV !== 'development') return known;
    const content = read(folder);
    kept.set(folder, content);
    return content;
  };
}
