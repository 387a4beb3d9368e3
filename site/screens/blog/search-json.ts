import type { APIRoute } from 'astro';
import { searchIndex } from '../../content/search-index.server.ts';

/** What the blog's search finds on the rest of the site, fetched when somebody searches. */
export const GET: APIRoute = () => Response.json(searchIndex());
