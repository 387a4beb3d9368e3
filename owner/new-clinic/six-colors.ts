import { join } from 'node:path';
import type { OwnColors } from '../../domain/clinic/colors.ts';
import { ConfigurationError } from '../../domain/clinic/configuration-error.ts';
import { mixed } from '../../compile/mix-colors.ts';
import { readTheme } from '../../compile/theme.ts';
import { GENERAL_FOLDER } from '../clinic-files.ts';

/** Two colours, and those of the six that are given too. */
type GivenColors = Pick<OwnColors, 'main' | 'accent'> & {
  [Name in keyof OwnColors]?: OwnColors[Name] | undefined;
};

/**
 * Derives the colours that are not given from two.
 *
 * @throws {ConfigurationError} if a text in one of them cannot be read
 */
export function sixColors({ main, accent, ...given }: GivenColors): OwnColors {
  const colors = {
    ground: mixed(accent, 0.03, '#fffdfb'),
    ink: mixed(main, 0.2, '#121212'),
    main,
    dark: mixed(main, 0.4, '#0a0a0a'),
    accent,
    soft: mixed(main, 0.14, '#ffffff'),
    ...given,
  };
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
