import { clinic } from '../../clinic/clinic.ts';
import { Button } from '../ui/button.tsx';
import { WaysOut } from '../sections/ways-out.tsx';

/** Shown in place of a page that failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <section
      role="alert"
      className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center"
    >
      <title>{`This page did not load | ${clinic.name}`}</title>
      <h1 className="text-title">This page did not load</h1>
      <p className="prose-width mt-4 text-lead">
        The fault is ours, not yours. Please try again; if it stays, call us or write on WhatsApp and we will
        help you straight away.
      </p>
      <div className="mt-8 grid w-full justify-center gap-3 max-sm:max-w-xs max-sm:justify-stretch sm:flex">
        <Button onClick={() => location.reload()}>Try again</Button>
        <WaysOut />
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 max-w-full overflow-auto text-start text-sm">{error.stack}</pre>
      )}
    </section>
  );
}
