import { words } from '#words/service.ts';
import type { Service } from '../../../domain/content/service.ts';
import type { NamedDoctor } from '../../content/doctors.server.ts';
import { Portrait } from '../../sections/portrait.tsx';
import { Link } from '../../ui/link.tsx';

type Glance = {
  facts: Service['glance'];
  /** who does this here */
  doctor?: NamedDoctor | undefined;
};

/** The facts of a treatment in a few words each, with the doctor leaning in the sheet. */
export function AtAGlance({ facts, doctor }: Glance) {
  return (
    <dl
      aria-label={words.atAGlance}
      className="grid grid-cols-2 gap-px bg-plaster-deep shadow-sheet wide:shadow-large-sheet wide:flex print:shadow-none"
    >
      {facts.map(({ title, value }, at) => (
        <div
          key={title}
          className={`bg-white px-4 py-4 wide:flex-1 wide:p-6 ${at === facts.length - 1 && at % 2 === 0 ? 'col-span-2' : ''}`}
        >
          <dt className="text-small text-ink-soft">{title}</dt>
          <dd className="mt-1 font-display text-[1.25rem] leading-tight text-sea-deep wide:text-[1.45rem]">
            {value}
          </dd>
        </div>
      ))}
      {doctor && (
        <div className="relative col-span-2 min-h-25 overflow-clip bg-sand py-4 ps-25 pe-4 wide:min-h-32 wide:flex-[1.4] wide:py-6 wide:ps-36">
          <dt className="text-small text-ink-soft">{words.treatedBy}</dt>
          <dd className="leading-tight">
            <span className="block font-display text-[1.25rem] text-sea-deep wide:text-[1.45rem]">
              {doctor.path ? (
                <Link
                  to={doctor.path}
                  className="inline-flex min-h-11 items-center underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
                >
                  {doctor.name}
                </Link>
              ) : (
                doctor.name
              )}
            </span>
            {doctor.role}
            <div className="absolute bottom-0 start-4 w-17 wide:start-6 wide:w-25 print:hidden">
              <Portrait set={doctor.image} alt="" sizes="(width >= 76rem) 7rem, 5rem" />
            </div>
          </dd>
        </div>
      )}
    </dl>
  );
}
