import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import process from 'node:process';

/** The user as whom a program runs; null on systems without user ids. */
type User = { uid: number; gid: number; name: string } | null;

/** Returns the system's code for why a file cannot be read and written, such as 'EACCES'; null if it can. */
export function accessCode(path: string): string | null {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    accessSync(dirname(path), constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code!;
  }
}

/**
 * Says why a file and its folder cannot be read or written, and which command mends that.
 *
 * @param code - the system's error code, such as 'EACCES'
 */
export function accessText(path: string, code: string, user = currentUser()): string {
  const folder = dirname(path);
  const base = existingFolder(folder);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full. Make some space; this shows how much there is: df -h ${quoted(base)}`;
  if (code === 'EROFS')
    return `The disk of ${base} is mounted for reading only. Mount it for writing (of a container: its volume without "ro"; of a service: ReadWritePaths); as root: mount -o remount,rw "$(stat -c %m ${quoted(base)})"`;
  if (code === 'ENOENT' && base === folder)
    return `The file was moved or removed. Put it back, or start again; without records, superseded links work again.`;
  if (!user) return '';
  const known = [base, path, `${path}-wal`, `${path}.new`].filter((each) => existsSync(each)).map(ownerOf);
  const [first, ...others] = known as [Owned, ...Owned[]];
  const owners = [
    `${first.path} belongs to user ${first.uid} (mode ${first.mode})`,
    ...others.map((each) => `${each.path} to user ${each.uid} (mode ${each.mode})`),
  ];
  const who = `This program runs as user ${user.uid} (${user.name}). ${owners.join(', ')}.`;
  return `${who} ${remedy(folder, base, known, user)}`;
}

type Owned = { path: string; uid: number; mode: string };

function ownerOf(path: string): Owned {
  const { uid, mode } = statSync(path);
  return { path, uid, mode: (mode & 0o777).toString(8) };
}

function remedy(folder: string, base: string, known: Owned[], { uid, gid }: NonNullable<User>): string {
  const owner = `${uid}:${gid}`;
  // Other programs may use the folder that exists.
  if (base !== folder) return `As root: mkdir -p ${quoted(folder)} && chown ${owner} ${quoted(folder)}`;
  const foreign = known.filter((each) => each.uid !== uid);
  const paths = (of: Owned[]) => of.map(({ path }) => quoted(path)).join(' ');
  return foreign.length > 0
    ? `As root: chown ${owner} ${paths(foreign)}`
    : `Allow reading and writing: chmod u+rwX ${paths(known)}`;
}

/** Returns a folder, or the nearest one above it that exists. */
function existingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingFolder(dirname(folder));
}

function currentUser(): User {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return null;
  try {
    return { uid, gid, name: userInfo().username };
  } catch {
    // A container can run as a user that its system does not list.
    return { uid, gid, name: 'without a name' };
  }
}

/** Quotes a path for a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
