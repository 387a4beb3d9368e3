import { windowAddress } from '#clinic/window.ts';

/** What was asked for before the router asked, by its address. */
const ahead = new Map<string, Promise<Response | undefined>>();

/** Asks for the data of a page that a visitor is about to open; the router then gets this answer. */
export function fetchPageData(path: string, priority: RequestPriority): Promise<unknown> {
  // Where React Router has put them while the page was rendered.
  const address = `${path === '/' ? '/_' : path}.data`;
  if (!ahead.has(address)) {
    ahead.set(
      address,
      fetch(address, { priority }).catch(() => undefined),
    );
  }
  return ahead.get(address)!;
}

/** Fetches what the router needs. */
export async function fetchForRouter(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = await ahead.get(pathname);
  // An answer can be read once.
  ahead.delete(pathname);
  return answer?.ok ? answer : fetch(request);
}

/** Fetches what stands in the home page's window, which only a delivered page brings with it; without it no words are missing. */
export function fetchDrawing(): Promise<string | undefined> | undefined {
  if (!windowAddress) return undefined;
  return fetch(windowAddress).then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
}
