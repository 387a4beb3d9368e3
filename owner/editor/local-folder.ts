// The folder of the computer that the editor works with. The editor's library reads all files when it is
// opened, and later only writes them, so what has changed on the disk meanwhile is read here.

/** Where the library keeps the signed-in user. */
const USER = 'sveltia-cms.user';

/**
 * Selects the local folder before the library starts. Otherwise it first selects the repository's host, which
 * it asks for its state, and it then makes no backups of unsaved changes.
 */
export function selectLocalFolder(): void {
  if (!localStorage.getItem(USER)?.includes('"local"'))
    localStorage.setItem(USER, JSON.stringify({ backendName: 'local' }));
}

export type LocalFile = { text: string; lastModified: number };

/**
 * Reads a file of the folder that the user has opened.
 *
 * @param repository - the folder's name (`localRepository`)
 * @returns undefined if there is no such file
 */
export async function readLocalFile(repository: string, path: string): Promise<LocalFile | undefined> {
  const steps = path.split('/');
  try {
    // Where the library keeps the folder, to open it again at the next visit.
    let folder = await inStore<FileSystemDirectoryHandle>(repository, 'file-system-handles', (store) =>
      store.get('root_dir_handle'),
    );
    for (const step of steps.slice(0, -1)) folder = await folder!.getDirectoryHandle(step);
    const file = await (await folder!.getFileHandle(steps.at(-1)!)).getFile();
    return { text: await file.text(), lastModified: file.lastModified };
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'NotFoundError') return undefined;
    throw problem;
  }
}

/** Entries with unsaved changes of an earlier visit, and since when these may have been made. */
export type EarlierDrafts = { entries: Set<string>; since: number };

const DRAFTS_SINCE = 'drafts-since';

/**
 * Reads which unsaved changes the library has kept. Without any, the next ones begin now.
 *
 * @param saved - an entry that has been saved now
 */
export async function readDrafts(repository: string, saved?: string): Promise<EarlierDrafts> {
  const keys = await inStore(repository, 'draft-backups', (store) => store.getAllKeys());
  const entries = new Set((keys ?? []).map((key) => (key as string[]).join('/')));
  if (saved) entries.delete(saved);
  if (entries.size === 0) localStorage.setItem(DRAFTS_SINCE, String(Date.now()));
  return { entries, since: Number(localStorage.getItem(DRAFTS_SINCE)) };
}

/** Reads from a store of the library's database; undefined if it does not exist yet. */
async function inStore<T>(
  repository: string,
  name: string,
  read: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await openDatabase(`github:${repository}`);
  if (!database) return undefined;
  try {
    if (!database.objectStoreNames.contains(name)) return undefined;
    return await resultOf(read(database.transaction(name).objectStore(name)));
  } finally {
    // An open connection would keep the library from adding a store.
    database.close();
  }
}

/** Opens a database only if it exists, because the library adds its stores as it creates the database. */
async function openDatabase(name: string): Promise<IDBDatabase | undefined> {
  const known = await indexedDB.databases();
  return known.some((each) => each.name === name) ? resultOf(indexedDB.open(name)) : undefined;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}
