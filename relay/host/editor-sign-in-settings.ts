import * as v from 'valibot';
import { ConfigurationError } from '../../domain/configuration-error.ts';

export type EditorSignInSettings = {
  /** of the application registered at GitHub */
  clientId: string;
  clientSecret: string;
  /** of the editor, the only one that is told a token, such as 'https://edit.clinic.example' */
  origin: string;
  /** where GitHub is */
  github: string;
};

export type EditorSignIn = EditorSignInSettings & {
  /** where GitHub sends people back to */
  siteUrl: string;
};

const ORIGIN = 'the editor\'s address without a path, such as "https://edit.clinic.example"';

const VARIABLES = {
  EDITOR_CLIENT_ID: { rule: v.string(), shouldBe: "your GitHub application's client id" },
  EDITOR_CLIENT_SECRET: { rule: v.string(), shouldBe: 'a client secret of that application' },
  EDITOR_ORIGIN: {
    rule: v.pipe(
      v.string(),
      v.check((text) => URL.parse(text)?.origin === text),
    ),
    shouldBe: ORIGIN,
  },
};

/**
 * Reads how the editor's accounts are let in.
 *
 * @param env - EDITOR_CLIENT_ID, EDITOR_CLIENT_SECRET and EDITOR_ORIGIN, or none of them
 * @throws {ConfigurationError} naming each that is missing or wrong, never a secret
 */
export function readEditorSignIn(env: Record<string, string | undefined>): EditorSignInSettings | null {
  const given = (name: string) => env[name]?.trim() || undefined;
  if (!Object.keys(VARIABLES).some(given)) return null;
  const faults = Object.entries(VARIABLES).flatMap(([name, { rule, shouldBe }]) => {
    const value = given(name);
    if (v.is(rule, value)) return [];
    return `environment: ${name} is ${value ? JSON.stringify(value) : 'missing'}; it should be ${shouldBe}.`;
  });
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return {
    clientId: given('EDITOR_CLIENT_ID')!,
    clientSecret: given('EDITOR_CLIENT_SECRET')!,
    origin: given('EDITOR_ORIGIN')!,
    github: 'https://github.com',
  };
}
