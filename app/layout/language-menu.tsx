import { useLocation } from 'react-router';
import { languages as words } from '#words/languages.ts';
import { Icon } from '../ui/icon.tsx';
import { LanguageLinks } from './language-links.tsx';

const PANEL = 'language-menu';

/** The languages of the site behind a button, which the browser's own popover opens. */
export default function LanguageMenu() {
  const { pathname } = useLocation();
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        title={words.menu}
        className="hidden size-11 place-items-center rounded-full text-sea-deep hover:bg-mist-deep wide:grid over-dark-room:text-white over-dark-room:hover:bg-sea"
      >
        <Icon name="translate" className="text-xl" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <div key={pathname} id={PANEL} popover="auto">
        <LanguageLinks className="flex min-h-11 items-center hover:text-sea" />
      </div>
    </>
  );
}
