import { readdirSync } from 'node:fs';
import { checkEach, ConfigurationError, mistake } from './configuration-error.ts';
import { PICTURE_FILE } from './schema-fields.ts';

/** What a file of `clinic/` says, with the file's name. */
export type Content = { file: string; data: unknown };

function picturesIn(data: unknown, field = ''): { field: string; name: string }[] {
  if (typeof data === 'string') return PICTURE_FILE.test(data) ? [{ field, name: data }] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => picturesIn(value, field ? `${field}.${key}` : key));
}

/**
 * Checks that every picture named anywhere in the content is there.
 *
 * @param folder - where the pictures are, e.g. `clinic/images`
 * @throws {ConfigurationError} naming each missing picture and the field that asks for it
 */
export function checkPictures(contents: Content[], folder: string): void {
  // Listed rather than looked up one by one: on macOS and Windows a file is also found under a name in capitals.
  const names = new Set(
    readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')),
  );
  checkEach(contents, ({ file, data }) =>
    checkEach(picturesIn(data), ({ field, name }) => {
      if (names.has(name)) return;
      const shouldBe = `the name of a file in ${folder}, and there is no ${folder}/${name}`;
      throw new ConfigurationError(mistake(file, field, name, shouldBe));
    }),
  );
}
