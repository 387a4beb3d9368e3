// Which services and articles there are, from the names of their files alone (Object.keys around the glob keeps their
// content out): a page of an unknown one is told apart in the browser without asking for data that is not there.
const services = names(Object.keys(import.meta.glob('../../clinic/services/*.md')));
const articles = names(Object.keys(import.meta.glob('../../clinic/articles/*.md')));

function names(paths: string[]): Set<string> {
  return new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length)));
}

export function isServiceId(id: string): boolean {
  return services.has(id);
}

export function isArticleSlug(slug: string): boolean {
  return articles.has(slug);
}
