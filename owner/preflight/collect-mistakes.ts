import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { compileClinic } from '../../compile/compile-clinic.ts';
import type { ReadClinic } from '../../compile/read-clinic.ts';
import type { SourceFile, Step } from '../../compile/yaml-file.ts';
import type { Finding } from './findings.ts';

export type Clinic = ReadClinic;

/** File and line of a field, such as 'clinic/doctors.yaml:12'. */
export function placeAt({ path, lineOf }: SourceFile, ...steps: Step[]): string {
  return `${path}:${lineOf(steps)}`;
}

/** Runs `action` and returns the mistakes it throws as findings. */
export function mistakesOf(action: () => void): Finding[] {
  try {
    action();
    return [];
  } catch (error) {
    return asFindings(error);
  }
}

/** Finds the mistakes that would stop the build. */
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
