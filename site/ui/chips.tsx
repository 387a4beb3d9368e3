type Props = { label: string; items: string[]; className?: string };

/** A list of short labels side by side; nothing if it is empty. */
export function Chips({ label, items, className = '' }: Props) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {items.map((item) => (
        <li key={item} className="bg-mist-deep px-3 py-1 text-small font-semibold text-sea-deep">
          {item}
        </li>
      ))}
    </ul>
  );
}
