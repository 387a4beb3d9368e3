const TAG_BYTES = 4;

/**
 * Removes a script's language systems from a font, so that all languages of the script are shaped alike.
 * Eczar needs this: its language system for Marathi lacks the features that join र् to the letter above
 * (खर्च) and that make the ligatures क्ष and ज्ञ.
 *
 * @param sfnt - an uncompressed OpenType font
 * @param script - a script tag, such as 'dev2'
 * @see https://learn.microsoft.com/typography/opentype/spec/chapter2#script-table-and-language-system-record
 */
export function removeLanguageSystems(sfnt: Buffer, script: string): Buffer {
  const font = Buffer.from(sfnt);
  const tagAt = (at: number) => font.toString('latin1', at, at + TAG_BYTES);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16)
    .filter((at) => ['GSUB', 'GPOS'].includes(tagAt(at)))
    .map((at) => font.readUInt32BE(at + 8));
  for (const table of tables) {
    const scripts = table + font.readUInt16BE(table + 4);
    for (let at = 0; at < font.readUInt16BE(scripts); at++) {
      const record = scripts + 2 + at * 6;
      // Sets the number of language systems to 0. The script's default language system stays.
      if (tagAt(record) === script)
        font.writeUInt16BE(0, scripts + font.readUInt16BE(record + TAG_BYTES) + 2);
    }
  }
  return font;
}
