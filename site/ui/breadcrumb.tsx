import { ui } from '#words/ui.ts';
import { Icon, caretRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

type Props = {
  /** the pages above this one, starting with the home page */
  above: { name: string; path: string }[];
  /** this page's name; omitted if a heading with the name follows directly */
  current?: string;
};

/** The path from the home page to this page as links (ARIA Authoring Practices, breadcrumb). */
export function Breadcrumb({ above, current }: Props) {
  return (
    <nav aria-label={ui.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sea-deep max-md:text-small">
        {above.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 && <Separator />}
            {/* `after` widens the target of a short word to 44 px without moving the arrow. */}
            <Link
              to={path}
              className="relative inline-flex min-h-11 items-center underline decoration-sea-light underline-offset-4 hover:decoration-sea after:absolute after:inset-x-[min(0px,50%-22px)] after:inset-y-0"
            >
              {name}
            </Link>
          </li>
        ))}
        {current && (
          <li className="flex items-center gap-x-2">
            <Separator />
            <span aria-current="page" className="text-ink">
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Separator() {
  return <Icon drawing={caretRightIcon} className="size-3.5 text-ink-soft" />;
}
