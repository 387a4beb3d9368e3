import { readArticles } from '../../content/articles.server.ts';
import { articleSummary } from '../../content/summaries.server.ts';

/** All articles as cards show them, for a search in a list of several pages. Rendered at build like a page. */
export async function loader() {
  return Response.json(await Promise.all(readArticles().map(articleSummary)));
}
