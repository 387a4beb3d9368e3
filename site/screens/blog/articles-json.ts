import type { APIRoute } from 'astro';
import { articles } from '#clinic/articles.server.ts';
import { articleSummary } from '../../content/articles.server.ts';

/** All articles as cards show them, for a choice in a list of several pages. */
export const GET: APIRoute = () => Response.json(articles.map(articleSummary));
