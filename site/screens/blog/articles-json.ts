import type { APIRoute } from 'astro';
import { articles } from '#clinic/articles.server.ts';
import { articleSummary } from '../../content/articles.server.ts';

/** All article summaries, fetched when a list of several pages is filtered. */
export const GET: APIRoute = () => Response.json(articles.map(articleSummary));
