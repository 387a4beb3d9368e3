import type { NamedDoctor } from '../content/doctors.server.ts';
import { Link } from '../ui/link.tsx';

/** A doctor's name, as a link to where they are introduced, if anywhere. */
export function DoctorLink({ name, path }: Pick<NamedDoctor, 'name' | 'path'>) {
  if (!path) return name;
  return (
    <Link
      to={path}
      className="inline-flex min-h-11 items-center underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
    >
      {name}
    </Link>
  );
}
