import { Link } from '../../ui/link.tsx';
import { tallLink } from '../../ui/text-link.tsx';

/** A doctor's name, linked to their introduction if there is one. */
export function DoctorLink({ name, path }: { name: string; path: string | undefined }) {
  if (!path) return name;
  return (
    <Link to={path} className={tallLink}>
      {name}
    </Link>
  );
}
