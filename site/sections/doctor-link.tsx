import { Link } from '../ui/link.tsx';
import { tallLink } from '../ui/text-link.tsx';

/** A doctor's name, as a link to where they are introduced, if anywhere. */
export function DoctorLink({ name, path }: { name: string; path: string | undefined }) {
  if (!path) return name;
  return (
    <Link to={path} className={tallLink}>
      {name}
    </Link>
  );
}
