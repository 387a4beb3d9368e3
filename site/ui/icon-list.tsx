import { Icon } from './icons.tsx';

type Props = {
  /** one of icons.tsx */
  drawing: string;
  items: string[];
  /** the space above and between */
  className: string;
  iconClassName?: string;
};

/** Points with an icon before each. */
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
