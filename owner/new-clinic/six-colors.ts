import { join } from 'node:path';
import type { OwnColors } from '../../domain/clinic/colors.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { sixFromTwo } from '../../compile/mix-colors.ts';
import { readTheme } from '../../compile/theme.ts';
import { GENERAL_FOLDER } from '../clinic-files.ts';

type GivenColors = Parameters<typeof sixFromTwo>[0];

/**
 * Derives the colours that are not given from two.
 *
 * @throws {ConfigurationError} if a text in one of them cannot be read
 */
export function sixColors(given: GivenColors): OwnColors {
  const colors = sixFromTwo(given);
  readTheme(join(GENERAL_FOLDER, 'theme.css'), colors);
  return colors;
}

/** Whether the texts in these colours can be read. */
export function canBeRead(given: GivenColors): boolean {
  try {
    sixColors(given);
    return true;
  } catch (error) {
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}
