import { site } from '#clinic/site.ts';
import { words } from '#words/frame.ts';
import { WaysOut } from '../sections/ways-out.tsx';
import { pageTitle } from '../seo/page-meta.ts';
import { Button } from '../ui/button.tsx';

const { failed } = words;

/** Shown in place of a page that failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <>
      <section role="alert" className="bg-mist pt-(--header-height)">
        <title>{pageTitle(failed.title)}</title>
        <div className="page py-section">
          <h1 className="text-title">{failed.title}</h1>
          <p className="mt-4 prose-width text-lead">
            {site.whatsapp ? failed.text : failed.textWithoutWhatsapp}
          </p>
          <div className="mt-8 grid gap-3 max-sm:max-w-xs sm:flex">
            <Button onClick={() => location.reload()}>{failed.retry}</Button>
            <WaysOut />
          </div>
          {import.meta.env.DEV && error instanceof Error && (
            <pre className="mt-8 overflow-auto text-sm">{error.stack}</pre>
          )}
        </div>
      </section>
      <div className="bg-sand">
        <div className="sill" />
        <div className="h-12 md:h-20" />
      </div>
    </>
  );
}
