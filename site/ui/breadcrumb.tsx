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
    <nav aria-label={ui.breadcrumb} className="breadcrumb">
      <ol>
        {above.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <Icon drawing={caretRightIcon} />}
            <Link to={path}>{name}</Link>
          </li>
        ))}
        {current && (
          <li>
            <Icon drawing={caretRightIcon} />
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
