import { articles } from '#clinic/articles.server.ts';
import { articleSummary } from '../../content/articles.server.ts';

/** All articles as cards show them, for a search in a list of several pages. Rendered at build like a page. */
export function loader() {
  return Response.json(articles.map(articleSummary));
}
