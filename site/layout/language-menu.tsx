import { languages as words } from '#words/languages.ts';
import { Icon, translateIcon } from '../ui/icons.tsx';
import { LanguageLinks } from './language-links.tsx';

const PANEL = 'language-menu';

/** The languages of the site behind a button, which the browser's own popover opens. */
export function LanguageMenu({ path }: { path: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        title={words.menu}
        className="hidden size-11 place-items-center rounded-full text-sea-deep hover:bg-mist-deep wide:grid over-dark-room:text-white over-dark-room:hover:bg-sea"
      >
        <Icon drawing={translateIcon} className="text-xl" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <div id={PANEL} popover="auto">
        <LanguageLinks path={path} className="flex min-h-11 items-center hover:text-sea" />
      </div>
    </>
  );
}
