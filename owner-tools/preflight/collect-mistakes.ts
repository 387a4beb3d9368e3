import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { compileClinic } from '../../compile/compile-clinic.ts';
import type { ReadClinic } from '../../compile/read-clinic.ts';
import type { SourceFile, Step } from '../../compile/yaml-file.ts';
import type { Finding } from './findings.ts';

export type Clinic = ReadClinic;

/** Where a field stands, such as 'clinic/doctors.yaml:12'. */
export function at({ path, lineOf }: SourceFile, ...steps: Step[]): string {
  return `${path}:${lineOf(steps)}`;
}

/** What `action` throws of the owner's mistakes, a finding each. */
export function mistakesOf(action: () => void): Finding[] {
  try {
    action();
    return [];
  } catch (error) {
    return asFindings(error);
  }
}

/** What would stop the build, as it tells it. */
export async function mistakesInBuild(folder: string): Promise<Finding[]> {
  const target = mkdtempSync(join(tmpdir(), 'preflight-'));
  try {
    return await compileClinic(folder, target).then(() => [], asFindings);
  } finally {
    rmSync(target, { recursive: true });
  }
}

function asFindings(error: unknown): Finding[] {
  if (!(error instanceof ConfigurationError)) throw error;
  return error.message.split('\n').map((line) => ({ kind: 'mistake', line }));
}
