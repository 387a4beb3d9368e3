import { site } from '#clinic/site.ts';
import { words } from '#words/frame.ts';
import { WaysOut } from '../sections/ways-out.tsx';
import { pageTitle } from '../seo/page-meta.ts';
import { Button } from '../ui/button.tsx';

const { failed } = words;

/** Shown in place of a page that failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <section
      role="alert"
      className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center"
    >
      <title>{pageTitle(failed.title)}</title>
      <h1 className="text-title">{failed.title}</h1>
      <p className="prose-width mt-4 text-lead">{site.whatsapp ? failed.text : failed.textWithoutWhatsapp}</p>
      <div className="mt-8 grid w-full justify-center gap-3 max-sm:max-w-xs max-sm:justify-stretch sm:flex">
        <Button onClick={() => location.reload()}>{failed.retry}</Button>
        <WaysOut />
      </div>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-8 max-w-full overflow-auto text-start text-sm">{error.stack}</pre>
      )}
    </section>
  );
}
