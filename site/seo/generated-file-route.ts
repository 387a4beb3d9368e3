import type { APIRoute, GetStaticPaths } from 'astro';
import { getMimeType } from 'hono/utils/mime';
import { generatedFiles } from './generated-files.ts';

// An Astro endpoint for the generated files, such as sitemap.xml.

export const getStaticPaths: GetStaticPaths = async () =>
  Array.from(await generatedFiles(), ([file, content]) => ({ params: { file }, props: { content } }));

export const GET: APIRoute<{ content: string | Buffer<ArrayBuffer> }, { file: string }> = ({
  props,
  params,
}) => new Response(props.content, { headers: { 'Content-Type': getMimeType(params.file) ?? 'text/plain' } });
