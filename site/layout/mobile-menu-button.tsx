import { words } from '#words/frame.ts';
import { Icon, menuIcon } from '../ui/icons.tsx';

/** The id of the narrow screen's menu. */
export const MOBILE_MENU = 'mobile-menu';

/** Opens the narrow screen's menu. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      popoverTarget={MOBILE_MENU}
      aria-haspopup="dialog"
      className="-me-2 grid size-12 place-items-center rounded-full text-sea-deep hover:bg-mist-deep wide:hidden over-dark-room:text-white over-dark-room:hover:bg-sea"
    >
      <Icon drawing={menuIcon} className="text-2xl" />
      <span className="sr-only">{words.menu.open}</span>
    </button>
  );
}
