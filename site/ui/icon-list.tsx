import { Icon } from './icons.tsx';

type Props = {
  /** an icon of icons.tsx */
  drawing: string;
  items: string[];
  /** sets the space above the list and between its items */
  className: string;
  iconClassName?: string;
};

/** A list with an icon before each item. */
export function IconList({ drawing, items, className, iconClassName = 'text-terracotta' }: Props) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon drawing={drawing} className={`mt-0.5 size-6 ${iconClassName}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
