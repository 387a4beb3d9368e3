import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = '.data/appointment-key';

/** This machine's key for links in e-mails. Created on first use; ignored by Git. */
export function readLocalKey(): string {
  if (!existsSync(FILE)) {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(FILE, 'utf8').trim();
}
