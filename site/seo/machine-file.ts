import type { APIRoute, GetStaticPaths } from 'astro';
import { machineFiles } from './machine-files.ts';

// The route of the files that no visitor reads.

export const getStaticPaths: GetStaticPaths = async () =>
  Array.from(await machineFiles(), ([file, content]) => ({ params: { file }, props: { content } }));

export const GET: APIRoute<{ content: string | Buffer<ArrayBuffer> }> = ({ props }) =>
  new Response(props.content);
