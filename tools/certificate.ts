import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

/**
 * Creates a self-signed certificate. Needs OpenSSL.
 *
 * @param names - the host names, such as ['localhost']
 * @param days - for how many days it is valid
 */
export function certificateFor(names: string[], days = 90): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const kind = `-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days ${days} -subj /CN=${names[0]}`;
  const alternativeNames = ['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`)}`];
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind.split(' '), ...alternativeNames, '-keyout', key, '-out', cert],
    {
      stdio: 'ignore',
    },
  );
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return certificate;
}
