import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = '.data/appointment-key';

/** This machine's own key for the links of e-mails, made when it is first needed; git does not know it. */
export function localKey(): string {
  if (!existsSync(FILE)) {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(FILE, 'utf8').trim();
}
